import { socketPolicy, receiverPolicy } from '../build/content-security-policy.ts';

/** Permission to follow changes of the database. */
export const LIVE_UPDATES = socketPolicy(process.env);

/** Permission to submit forms to the database's functions without a script. */
export const RECEIVER_POLICY = receiverPolicy(process.env);
