import { invalid, type Outcome } from '../_shared/outcomes.ts';
import { weaknessOf } from '../_shared/password-strength.ts';

/** Destination of mails: their addresses, a folder of the server, or nowhere. */
export type MailDestination = 'sent' | 'kept' | 'none';

export const done = (body: object): Outcome => ({ status: 200, body, page: 'application' });

/** The link was used, withdrawn or replaced, has expired, or never existed. */
export const UNKNOWN_LINK: Outcome = refused('unknown_link', 410);
export const WRONG_PASSWORD: Outcome = refused('wrong_password', 403);
export const WRONG_CODE: Outcome = refused('wrong_code', 403);
const WEAK_PASSWORD: Outcome = refused('weak_password', 422);
export const SIGNED_OUT: Outcome = refused('signed_out', 401);

/** In bytes; bcrypt ignores the rest of a password. */
const LONGEST_PASSWORD = 72;

/** Returns the refusal of a password that is too easy to guess or too long; null for a good one. */
export function refusePassword(password: string, email: string): Outcome | null {
  if (new TextEncoder().encode(password).length > LONGEST_PASSWORD) return refused('long_password', 422);
  return weaknessOf(password, email) === null ? null : WEAK_PASSWORD;
}

/** Refuses a password that the project's own settings do not allow. @param reasons of the authentication interface */
export const refuseWeakPassword = (reasons: string[]): Outcome => ({
  ...WEAK_PASSWORD,
  body: { ...WEAK_PASSWORD.body, reasons },
});

export const missing = (field: string): Outcome => invalid(`${field} must be a text`);

function refused(error: string, status: number): Outcome {
  return { ...invalid(error, status), page: 'invalid' };
}
