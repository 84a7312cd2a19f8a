import type { AuthError, AuthWeakPasswordError } from '@supabase/auth-js';
import { temporaryClient } from './authentication-client.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { passwordRefusal, type PasswordRefusal } from './password-refusal.ts';
import { forgetUser, isSecondFactorAwaited, signedInRole, type BrowserDatabase } from './session.ts';
import type { AccountRefusal } from './team-accounts.ts';
import type { Role } from '../../core/team/roles.ts';
import { reachableClient, signOut } from './sign-out.ts';
import type { SessionUser } from './stored-session.ts';

/** Reason why nobody was signed in; `message` is the provider's, when it is fit for people. */
export type AuthenticationFailure =
  /** The account belongs to no member. */
  | { kind: 'no-member' }
  /** The address is not confirmed by its mail yet. */
  | { kind: 'unconfirmed' }
  /** The address of the future first administrator is not confirmed by its mail yet. */
  | { kind: 'unconfirmed-claim' }
  /** Somebody else has become the first administrator. */
  | { kind: 'claimed' }
  /** The provider reports a new account without naming it. */
  | { kind: 'no-account' }
  | { kind: 'refused'; code: string | undefined; message: string }
  | { kind: 'unreachable' };

/** Outcome of a complete sign-in. */
export type SignInOutcome =
  | { kind: 'signed-in'; role: Role }
  /** The account must set up a second factor before it has its role, and is signed in to do so. */
  | { kind: 'set-up-wanted' }
  | AuthenticationFailure;

/** Second step of a sign-in, after the password. Never throws. */
export interface SecondStep<Outcome> {
  giveCode(code: string): Promise<Outcome | AuthenticationFailure>;
  /** Uses up a recovery code. */
  giveRecoveryCode(code: string): Promise<Outcome | AuthenticationFailure>;
}

export type AuthenticationOutcome = SignInOutcome | { kind: 'code-wanted'; step: SecondStep<SignInOutcome> };

type Renewed = { kind: 'signed-in' } | AuthenticationFailure;

/** Outcome of signing the same account in again. */
export type RenewalOutcome = Renewed | { kind: 'code-wanted'; step: SecondStep<Renewed> };

export interface SignInAnswers {
  email: string;
  password: string;
}

/** Status of a gateway whose sign-in service is down (document 1, section 9). */
const GATEWAY_FAILURES = [502, 503, 504];

/** Signs a member in, and any other account out again. The browser keeps the session only once the code is given. */
export function signIn(database: BrowserDatabase, answers: SignInAnswers): Promise<AuthenticationOutcome> {
  return signInWith(answers, () => enter(database));
}

/** Signs the same account in again, on the screen with the typed text. A former member stays signed out. */
export function signInAgain(
  database: BrowserDatabase,
  { email }: SessionUser,
  password: string,
): Promise<RenewalOutcome> {
  return signInWith({ email, password }, async () => {
    const role = await database.rpc('role_of_caller');
    if (role.error !== null || role.data !== null) return { kind: 'signed-in' };
    await (await reachableClient())?.signOut({ scope: 'local' });
    return { kind: 'no-member' };
  });
}

/** Checks the password, then the second factor, and calls `finish` once this browser keeps the session. */
async function signInWith<Outcome>(
  answers: SignInAnswers,
  finish: () => Promise<Outcome>,
): Promise<Outcome | AuthenticationFailure | { kind: 'code-wanted'; step: SecondStep<Outcome> }> {
  const [client, keeper] = await Promise.all([temporaryClient().catch(() => null), reachableClient()]);
  if (!client || !keeper) return { kind: 'unreachable' };
  const { data, error } = await client.signInWithPassword(answers);
  if (error) return failureOf(error);
  const keep = async (): Promise<Outcome | AuthenticationFailure> => {
    const session = (await client.getSession()).data.session ?? data.session;
    const kept = await keeper.setSession(session);
    return kept.error ? failureOf(kept.error) : finish();
  };
  const factor = data.user.factors?.find(({ status }) => status === 'verified');
  if (!factor) return keep();
  return {
    kind: 'code-wanted',
    step: {
      async giveCode(code) {
        const verified = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
        if (verified.error?.code === 'over_request_rate_limit') {
          return { kind: 'refused', code: 'too_many_codes', message: '' };
        }
        return verified.error ? failureOf(verified.error) : keep();
      },
      async giveRecoveryCode(code) {
        const accounts = await import('./team-accounts.ts').catch(() => null);
        if (!accounts) return { kind: 'unreachable' };
        const outcome = await accounts.openByRecoveryCode(code, data.session.access_token);
        if (outcome.kind === 'done') return keep();
        if (outcome.kind === 'failed') return { kind: 'unreachable' };
        return { kind: 'refused', code: RECOVERY_REFUSALS[outcome.kind], message: '' };
      },
    },
  };
}

/** Translates refusals of the recovery function to the provider's codes. */
const RECOVERY_REFUSALS: Partial<Record<AccountRefusal, string>> = {
  'wrong-code': 'wrong_recovery_code',
  'too-many': 'over_request_rate_limit',
  'signed-out': 'session_not_found',
};

async function enter(database: BrowserDatabase): Promise<SignInOutcome> {
  forgetUser();
  const role = await signedInRole(database);
  if (role) return { kind: 'signed-in', role };
  if (await isSecondFactorAwaited(database)) return { kind: 'set-up-wanted' };
  await signOut();
  return { kind: 'no-member' };
}

/** Creates an account, or reuses it after a failed attempt, and claims the site, which the database grants once. */
export async function createFirstAdministrator(
  database: BrowserDatabase,
  answers: SignInAnswers,
): Promise<AuthenticationOutcome | { kind: 'password-refused'; refusal: PasswordRefusal }> {
  const authentication = await reachableClient();
  if (!authentication) return { kind: 'unreachable' };
  const created = await authentication.signUp({ ...answers, options: { emailRedirectTo: `${location.origin}/admin` } });
  const isKnown = created.error?.code === 'user_already_exists' || created.error?.code === 'email_exists';
  if (created.error?.code === 'signup_disabled' && !(await isFirstAdministratorAwaited())) return { kind: 'claimed' };
  if (created.error?.name === 'AuthWeakPasswordError') {
    return { kind: 'password-refused', refusal: passwordRefusal((created.error as AuthWeakPasswordError).reasons) };
  }
  if (created.error && !isKnown) return failureOf(created.error);
  if (!isKnown && !created.data.user?.id) return { kind: 'no-account' };
  // A provider may hide whether the address had an account; signing in tells.
  const { error } = created.data.session ? created : await authentication.signInWithPassword(answers);
  if (error) {
    const failure = failureOf(error);
    return failure.kind === 'unconfirmed' ? { kind: 'unconfirmed-claim' } : failure;
  }
  forgetUser();
  const claim = await database.rpc('claim_first_admin');
  if (!claim.error) {
    return (await isSecondFactorAwaited(database))
      ? { kind: 'set-up-wanted' }
      : { kind: 'signed-in', role: 'administrator' };
  }
  await signOut();
  if (claim.status === 0) return { kind: 'unreachable' };
  return { kind: 'refused', code: claim.error.code, message: claim.error.message };
}

/** Asks as a visitor whether the site waits for its first administrator. Returns false without an answer. */
export async function isFirstAdministratorAwaited(): Promise<boolean> {
  const address = `${databaseOrigin()}/rest/v1/rpc/first_admin_available`;
  try {
    const answer = await fetch(address, { method: 'POST', headers: { apikey: publishableKey() } });
    return answer.ok && (await answer.json()) === true;
  } catch {
    return false;
  }
}

function failureOf({ name, code, message, status }: AuthError): AuthenticationFailure {
  if (name === 'AuthSessionMissingError') return { kind: 'refused', code: 'session_not_found', message: '' };
  if (code === 'email_not_confirmed') return { kind: 'unconfirmed' };
  if (!status || GATEWAY_FAILURES.includes(status)) return { kind: 'unreachable' };
  // auth-js puts the whole answer where the provider has no message.
  return { kind: 'refused', code, message: message.startsWith('{') ? '' : message };
}
