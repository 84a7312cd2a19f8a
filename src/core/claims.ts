import { readClaims, type Claims } from './configuration.ts';

/** Claims about the service. A build inlines them; tests and commands, which run without a build, get the defaults. */
export const CLAIMS: Claims = import.meta.env?.CLAIMS ?? readClaims({});

/** Duration of signing up, where there is little room. */
export const SHORT_SIGNUP_TIME = shortTime(CLAIMS.signupTime);

function shortTime(duration: string): string {
  return duration.replace(/\b(min|sec)(?:ute|onde)s?\b/, '$1');
}

/** Sentence that says what is free, the same on every page. */
export const FREE_TERMS = `L’essentiel est gratuit\u00a0: ${CLAIMS.freeFeatures}.`;

/** Sentence beside each mention of the trial: the offer it covers, and that its price is known before one pays. */
export const TRIAL_TERMS = `L’essai porte sur ${CLAIMS.trialOffer}\u00a0: prix et conditions s’affichent avant tout paiement.`;
