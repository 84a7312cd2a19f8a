/** Days that an answer about cookies holds: six months, as the CNIL recommends (délibération 2020-092). */
export const CONSENT_DAYS = 182;

/** Days that a browser counts as known after a member has signed in. */
export const DEVICE_DAYS = 180;
