import { TOO_MANY, type Outcome } from '../_shared/outcomes.ts';
import type { SentForm } from '../_shared/read-form.ts';
import type { Accounts } from './accounts.ts';
import { done, missing, SIGNED_OUT, WRONG_CODE } from './answers.ts';
import { provenAccount, type ProofParts } from './passwords.ts';

/** The services that a recovery code needs. */
interface RecoveryParts {
  accounts: Pick<Accounts, 'ofToken'>;
  /** Uses a code up for a session, and counts the attempt. */
  use(network: string, account: string, session: string, code: string): Promise<'opened' | 'wrong' | 'rate_limit'>;
}

/**
 * Opens a session by a recovery code, in place of a code of the application. The password has opened the session that the
 * token is of. Answers with `{email}`.
 */
export async function openByRecoveryCode(
  form: SentForm,
  network: string,
  token: string | null,
  parts: RecoveryParts,
): Promise<Outcome> {
  const code = form.text('code');
  if (!code) return missing('code');
  const account = token === null ? null : await parts.accounts.ofToken(token);
  if (account === null || account.sessionId === '') return SIGNED_OUT;
  const outcome = await parts.use(network, account.id, account.sessionId, code);
  if (outcome === 'rate_limit') return TOO_MANY;
  return outcome === 'opened' ? done({ email: account.email }) : WRONG_CODE;
}

/** The services that turning the own second factor off needs. */
interface RemovalParts extends ProofParts {
  turnOff(account: string): Promise<void>;
}

/** Turns the second factor off of the account that a session is of, which proves to know its password. Answers with `{email}`. */
export async function turnSecondFactorOff(form: SentForm, token: string | null, parts: RemovalParts): Promise<Outcome> {
  const password = form.text('current_password');
  if (!password) return missing('currentPassword');
  const proof = await provenAccount(token, password, parts);
  if ('refused' in proof) return proof.refused;
  await parts.turnOff(proof.account.id);
  return done({ email: proof.account.email });
}
