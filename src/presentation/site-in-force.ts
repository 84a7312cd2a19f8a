import { readSiteInForce } from '../core/privacy/site-in-force.ts';

/** Settings that decide about personal data. Pages read them when rendered; no script does. */
export const SITE_IN_FORCE = readSiteInForce(process.env);
