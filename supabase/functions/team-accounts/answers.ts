import { invalid, type Outcome } from '../_shared/outcomes.ts';
import { weaknessOf } from '../_shared/password-strength.ts';

/** Whether mails are sent, kept in a folder of the server, or impossible. */
export type MailDestination = 'sent' | 'kept' | 'none';

export const done = (body: object): Outcome => ({ status: 200, body, page: 'application' });

/** The link was used, withdrawn or replaced, has expired, or never existed. */
export const UNKNOWN_LINK: Outcome = refused('unknown_link', 410);
export const WRONG_PASSWORD: Outcome = refused('wrong_password', 403);
export const WRONG_CODE: Outcome = refused('wrong_code', 403);
export const WEAK_PASSWORD: Outcome = refused('weak_password', 422);
export const SIGNED_OUT: Outcome = refused('signed_out', 401);

/** Refuses a password that is too easy to guess, or longer than bcrypt reads; otherwise null. */
export function refusePassword(password: string, email: string): Outcome | null {
  if (new TextEncoder().encode(password).length > 72) return refused('long_password', 422);
  return weaknessOf(password, email) === null ? null : WEAK_PASSWORD;
}

export const missing = (field: string): Outcome => invalid(`${field} must be a text`);

function refused(error: string, status: number): Outcome {
  return { ...invalid(error, status), page: 'invalid' };
}
