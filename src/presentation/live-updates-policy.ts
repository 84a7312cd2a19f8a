import { socketPolicy } from '../build/content-security-policy.ts';

/** Permission to follow changes of the database. */
export const LIVE_UPDATES = socketPolicy(process.env);
