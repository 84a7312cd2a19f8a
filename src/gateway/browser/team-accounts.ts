import { databaseOrigin, publishableKey } from './database-access.ts';
import { limitedFetch } from './limited-fetch.ts';
import { accessToken } from './session.ts';

/** Why an account was not made or changed. */
export type AccountRefusal =
  /** The link was used, withdrawn or replaced, or has expired. */
  | 'unknown-link'
  | 'wrong-password'
  | 'wrong-code'
  | 'weak-password'
  /** Longer than the 72 bytes that are compared. */
  | 'long-password'
  | 'too-many'
  | 'signed-out'
  /** No answer came, or one that says nothing. */
  | 'failed';

/** The outcome, with the address of the account to sign in with. */
export type AccountOutcome = { kind: 'done'; email: string } | { kind: AccountRefusal };

/** Where the server's mails go: to their addresses, to a folder that only its operator reads, or nowhere. */
export type MailDestination = 'sent' | 'kept' | 'none';

const REFUSALS: Record<string, AccountRefusal> = {
  unknown_link: 'unknown-link',
  wrong_password: 'wrong-password',
  wrong_code: 'wrong-code',
  weak_password: 'weak-password',
  long_password: 'long-password',
  signed_out: 'signed-out',
};
const MAIL_DELIVERIES: readonly MailDestination[] = ['sent', 'kept', 'none'];

/** Milliseconds after which a server that says nothing counts as out of reach; a mail may be sent meanwhile. */
const ANSWER_TIMEOUT = 30_000;

const send = limitedFetch((input, init) => fetch(input, init), ANSWER_TIMEOUT);

/** Makes a member of the person who has an invitation's link. Never throws. */
export const acceptInvitation = (answers: { token: string; name: string; password: string }) =>
  changeAccount({ action: 'accept-invitation', ...answers });

/** Sets the password of the account that a link is for. Never throws. */
export const resetPassword = (answers: { token: string; password: string }) =>
  changeAccount({ action: 'reset-password', ...answers });

/** Sets another password for the account that is signed in; all its sessions end. Never throws. */
export async function changePassword(answers: { currentPassword: string; password: string }): Promise<AccountOutcome> {
  const token = await accessToken().catch(() => null);
  return changeAccount({ action: 'change-password', ...answers }, token);
}

/** Opens the session of a token, which lacks the code of its second factor, by a recovery code. Never throws. */
export const openByRecoveryCode = (code: string, token: string) =>
  changeAccount({ action: 'use-recovery-code', code }, token);

/** Turns the second factor off of the account that is signed in. Never throws. */
export async function turnSecondFactorOff(currentPassword: string): Promise<AccountOutcome> {
  const token = await accessToken().catch(() => null);
  return changeAccount({ action: 'turn-second-factor-off', currentPassword }, token);
}

/** Asks for a link that sets a new password. Never throws. */
export const requestPasswordReset = (email: string) => askForMail({ action: 'request-password-reset', email });

/** Mails an invitation to its address. Never throws. */
export const sendInvitation = (token: string) => askForMail({ action: 'send-invitation', token });

async function changeAccount(body: object, token: string | null = null): Promise<AccountOutcome> {
  const { status, answer } = await ask(body, token);
  const { email, error } = answer;
  if (status === 200 && typeof email === 'string') return { kind: 'done', email };
  return { kind: status === 429 ? 'too-many' : (REFUSALS[String(error)] ?? 'failed') };
}

async function askForMail(body: object): Promise<MailDestination | 'too-many' | 'failed'> {
  const { status, answer } = await ask(body, null);
  if (status === 429) return 'too-many';
  return MAIL_DELIVERIES.find((delivery) => status === 200 && delivery === answer['mail']) ?? 'failed';
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
