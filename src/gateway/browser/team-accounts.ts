import { databaseOrigin, publishableKey } from './database-access.ts';
import { limitedFetch } from './limited-fetch.ts';
import { passwordRefusal, type PasswordRefusal } from './password-refusal.ts';
import { accessToken } from './session.ts';

export type AccountRefusal =
  /** The link was used, withdrawn or replaced, or has expired. */
  | 'unknown-link'
  | 'wrong-password'
  | 'wrong-code'
  | PasswordRefusal
  | 'too-many'
  | 'signed-out'
  /** No answer, or an unexpected one. */
  | 'failed';

/** `email` is the address to sign in with. */
export type AccountOutcome = { kind: 'done'; email: string } | { kind: AccountRefusal };

/** Destination of the server's mails: `sent` to their addresses, `kept` for the operator to read, or `none`. */
export type MailDestination = 'sent' | 'kept' | 'none';

const REFUSALS: Record<string, AccountRefusal> = {
  unknown_link: 'unknown-link',
  wrong_password: 'wrong-password',
  wrong_code: 'wrong-code',
  long_password: 'long-password',
  signed_out: 'signed-out',
};
const MAIL_DESTINATIONS: readonly MailDestination[] = ['sent', 'kept', 'none'];

/** Longest wait in milliseconds: the function may send a mail before it answers. */
const ANSWER_TIMEOUT = 30_000;

const send = limitedFetch((input, init) => fetch(input, init), ANSWER_TIMEOUT);

/** State of a link. `unanswered`: no clear answer came, so only the use of the link will show its state. */
export type LinkStanding = 'open' | 'unknown-link' | 'unanswered';

/** Tells whether the link of an invitation may still be used. Never throws. */
export const checkInvitation = (token: string) => checkLink({ action: 'check-invitation', token });

/** Tells whether the link that sets a new password may still be used. Never throws. */
export const checkPasswordReset = (token: string) => checkLink({ action: 'check-password-reset', token });

/** Makes the person with an invitation's link a member. Never throws. */
export const acceptInvitation = (answers: { token: string; name: string; password: string }) =>
  changeAccount({ action: 'accept-invitation', ...answers });

/** Sets a new password with the token of a link. Never throws. */
export const resetPassword = (answers: { token: string; password: string }) =>
  changeAccount({ action: 'reset-password', ...answers });

/** Changes the password of the signed-in account, which ends all its sessions. Never throws. */
export async function changePassword(answers: { currentPassword: string; password: string }): Promise<AccountOutcome> {
  const token = await accessToken().catch(() => null);
  return changeAccount({ action: 'change-password', ...answers }, token);
}

/** Completes a sign-in by a recovery code instead of the second factor. Never throws. */
export const openByRecoveryCode = (code: string, token: string) =>
  changeAccount({ action: 'use-recovery-code', code }, token);

/** Turns off the second factor of the signed-in account. Never throws. */
export async function turnSecondFactorOff(currentPassword: string): Promise<AccountOutcome> {
  const token = await accessToken().catch(() => null);
  return changeAccount({ action: 'turn-second-factor-off', currentPassword }, token);
}

/** Requests a mail with a link that sets a new password. Never throws. */
export const requestPasswordReset = (email: string) => askForMail({ action: 'request-password-reset', email });

/** Mails an invitation. Never throws. */
export const sendInvitation = (token: string) => askForMail({ action: 'send-invitation', token });

async function changeAccount(body: object, token: string | null = null): Promise<AccountOutcome> {
  const { status, answer } = await ask(body, token);
  const { email, error, reasons } = answer;
  if (status === 200 && typeof email === 'string') return { kind: 'done', email };
  if (error === 'weak_password') return { kind: passwordRefusal(reasons) };
  return { kind: status === 429 ? 'too-many' : (REFUSALS[String(error)] ?? 'failed') };
}

async function checkLink(body: object): Promise<LinkStanding> {
  const { status, answer } = await ask(body, null);
  if (status === 200) return 'open';
  return REFUSALS[String(answer['error'])] === 'unknown-link' ? 'unknown-link' : 'unanswered';
}

async function askForMail(body: object): Promise<MailDestination | 'too-many' | 'failed'> {
  const { status, answer } = await ask(body, null);
  if (status === 429) return 'too-many';
  return MAIL_DESTINATIONS.find((destination) => status === 200 && destination === answer['mail']) ?? 'failed';
}

async function ask(body: object, token: string | null): Promise<{ status: number; answer: Record<string, unknown> }> {
  try {
    const response = await send(`${databaseOrigin()}/functions/v1/team-accounts`, {
      method: 'POST',
      headers: {
        apikey: publishableKey(),
        'Content-Type': 'application/json',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  } catch {
    return { status: 0, answer: {} };
  }
}
