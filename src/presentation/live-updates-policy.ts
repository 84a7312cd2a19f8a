import { socketPolicy } from '../build/content-security-policy.ts';

/** What a page may load besides, to hear of the database's changes as they happen. */
export const LIVE_UPDATES = socketPolicy(process.env);
