import { readClaims, type Claims } from './configuration.ts';

/**
 * What the service claims of itself. The build has read it, and writes it here for pages and browsers alike; what is no
 * build and makes no pages, as a test or a command, has the defaults.
 */
export const CLAIMS: Claims = import.meta.env?.CLAIMS ?? readClaims({});

/** Says what is free, the same wherever a page calls something free. */
export const FREE_TERMS = `L’essentiel est gratuit\u00a0: ${CLAIMS.freeFeatures}.`;

/** Says beside each mention of the trial what it is of, and that its price is known before one pays. */
export const TRIAL_TERMS = `L’essai porte sur ${CLAIMS.trialOffer}\u00a0: prix et conditions s’affichent avant tout paiement.`;
