import { readClaims, type Claims } from './configuration.ts';

/**
 * Claims that the service makes about itself. A build inlines them for pages and browsers; tests and commands run
 * without a build and get the defaults.
 */
export const CLAIMS: Claims = import.meta.env?.CLAIMS ?? readClaims({});

/** The time that signing up takes, where there is little room. */
export const SHORT_SIGNUP_TIME = shortTime(CLAIMS.signupTime);

/** Abbreviates the units of a duration. */
function shortTime(duration: string): string {
  return duration.replace(/\b(min|sec)(?:ute|onde)s?\b/, '$1');
}

/** Says what is free, the same wherever a page calls something free. */
export const FREE_TERMS = `L’essentiel est gratuit\u00a0: ${CLAIMS.freeFeatures}.`;

/** Says beside each mention of the trial what it is of, and that its price is known before one pays. */
export const TRIAL_TERMS = `L’essai porte sur ${CLAIMS.trialOffer}\u00a0: prix et conditions s’affichent avant tout paiement.`;
