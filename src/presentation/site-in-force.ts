import { readSiteInForce } from '../core/privacy/site-in-force.ts';

/** The settings that decide about personal data. Pages read them when they are made; no script does. */
export const SITE_IN_FORCE = readSiteInForce(process.env);
