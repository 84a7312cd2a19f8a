import { receiverPolicy } from '../build/content-security-policy.ts';

/** Permission to submit forms to the database's functions without a script. */
export const RECEIVER_POLICY = receiverPolicy(process.env);
