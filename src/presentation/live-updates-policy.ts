import { socketPolicy } from '../build/content-security-policy.ts';

/** Permission to listen to changes of the database. */
export const LIVE_UPDATES = socketPolicy(process.env);
