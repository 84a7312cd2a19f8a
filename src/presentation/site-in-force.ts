import { readSiteInForce } from '../core/privacy/site-in-force.ts';

/** What the settings make of personal data. Pages read it when they are made; no script does. */
export const SITE_IN_FORCE = readSiteInForce(process.env);
