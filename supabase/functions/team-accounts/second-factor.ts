import { TOO_MANY, type Outcome } from '../_shared/outcomes.ts';
import type { SentForm } from '../_shared/read-form.ts';
import type { Accounts } from './accounts.ts';
import { done, missing, SIGNED_OUT, WRONG_CODE } from './answers.ts';
import { provenAccount, type ProofParts } from './passwords.ts';

interface RecoveryParts {
  accounts: Pick<Accounts, 'ofToken'>;
  /** Consumes a code for a session, and counts the attempt. */
  use(network: string, account: string, session: string, code: string): Promise<'opened' | 'wrong' | 'rate_limit'>;
}

/**
 * Completes a session that has passed the password alone. Takes a recovery code in place of a code of the authenticator
 * application. Answers with `{email}`.
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

interface RemovalParts extends ProofParts {
  turnOff(account: string): Promise<void>;
}

/** Turns off the second factor of the signed-in account. The form must hold its password. Answers with `{email}`. */
export async function turnSecondFactorOff(form: SentForm, token: string | null, parts: RemovalParts): Promise<Outcome> {
  const password = form.text('current_password');
  if (!password) return missing('currentPassword');
  const proof = await provenAccount(token, password, parts);
  if ('refused' in proof) return proof.refused;
  await parts.turnOff(proof.account.id);
  return done({ email: proof.account.email });
}
