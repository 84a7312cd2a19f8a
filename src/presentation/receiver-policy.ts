import { receiverPolicy } from '../build/content-security-policy.ts';

/** What a page may send besides, to be received by the database's functions: its forms, when no script sends them. */
export const RECEIVER_POLICY = receiverPolicy(process.env);
