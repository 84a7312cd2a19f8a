import type { AuthError } from '@supabase/auth-js';
import { passingClient } from './authentication-client.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { forgetUser, isSecondFactorAwaited, signedInRole, type BrowserDatabase } from './session.ts';
import type { AccountRefusal } from './team-accounts.ts';
import type { Role } from '../../core/team/roles.ts';
import { reachableClient, signOut } from './sign-out.ts';
import type { SessionUser } from './stored-session.ts';

/** Why nobody was signed in; `message` is the provider's, when it has one for people. */
export type AuthenticationFailure =
  /** The account is no member's. */
  | { kind: 'no-member' }
  /** The address waits for the answer to a mail. */
  | { kind: 'unconfirmed' }
  /** Somebody else was made the first administrator. */
  | { kind: 'claimed' }
  /** The provider says that an account was made, and names none. */
  | { kind: 'no-account' }
  | { kind: 'refused'; code: string | undefined; message: string }
  | { kind: 'unreachable' };

/** The outcome of a sign-in that lacks nothing any more. */
export type EntryOutcome =
  | { kind: 'signed-in'; role: Role }
  /** The account has to turn on a second factor before it has its role; it is signed in for that. */
  | { kind: 'set-up-wanted' }
  | AuthenticationFailure;

/** The second step of a sign-in, after the password. No answer throws. */
export interface SecondStep<Outcome> {
  /** Takes a code of the application. */
  giveCode(code: string): Promise<Outcome | AuthenticationFailure>;
  /** Takes a recovery code, which is used up. */
  giveRecoveryCode(code: string): Promise<Outcome | AuthenticationFailure>;
}

export type AuthenticationOutcome = EntryOutcome | { kind: 'code-wanted'; step: SecondStep<EntryOutcome> };

type Renewed = { kind: 'signed-in' } | AuthenticationFailure;

/** The outcome of signing the same account in again. */
export type RenewalOutcome = Renewed | { kind: 'code-wanted'; step: SecondStep<Renewed> };

export interface SignInAnswers {
  email: string;
  password: string;
}

/** Answers of a gateway whose sign-in service is down (document 1, section 9). */
const GATEWAY_FAILURES = [502, 503, 504];

/** Signs a member in; another account is signed out again. A session is kept once it lacks no code. */
export function signIn(database: BrowserDatabase, answers: SignInAnswers): Promise<AuthenticationOutcome> {
  return signInWith(answers, () => enter(database));
}

/**
 * Signs the account in again whose session this page has lost: the screen stays its own. One that is no member any more stays
 * signed out, with its text on this device.
 */
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

/** Compares a password, then the code of a second factor, and goes on by `finish` once this browser keeps the session. */
async function signInWith<Outcome>(
  answers: SignInAnswers,
  finish: () => Promise<Outcome>,
): Promise<Outcome | AuthenticationFailure | { kind: 'code-wanted'; step: SecondStep<Outcome> }> {
  const [client, keeper] = await Promise.all([passingClient().catch(() => null), reachableClient()]);
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

/** The codes of the provider that say the same as what the function of recovery codes refuses. */
const RECOVERY_REFUSALS: Partial<Record<AccountRefusal, string>> = {
  'wrong-code': 'wrong_recovery_code',
  'too-many': 'over_request_rate_limit',
  'signed-out': 'session_not_found',
};

async function enter(database: BrowserDatabase): Promise<EntryOutcome> {
  forgetUser();
  const role = await signedInRole(database);
  if (role) return { kind: 'signed-in', role };
  if (await isSecondFactorAwaited(database)) return { kind: 'set-up-wanted' };
  await signOut();
  return { kind: 'no-member' };
}

/**
 * Makes an account and claims the site for it, which the database grants once. An account of this address and password that
 * a former attempt has left is used again.
 */
export async function createFirstAdministrator(
  database: BrowserDatabase,
  answers: SignInAnswers,
): Promise<AuthenticationOutcome> {
  const authentication = await reachableClient();
  if (!authentication) return { kind: 'unreachable' };
  const created = await authentication.signUp({ ...answers, options: { emailRedirectTo: `${location.origin}/admin` } });
  const isKnown = created.error?.code === 'user_already_exists' || created.error?.code === 'email_exists';
  if (created.error?.code === 'signup_disabled' && !(await isFirstAdministratorAwaited())) return { kind: 'claimed' };
  if (created.error && !isKnown) return failureOf(created.error);
  if (!isKnown && !created.data.user?.id) return { kind: 'no-account' };
  // A provider may answer alike whether the address had an account: its password tells.
  const { error } = created.data.session ? created : await authentication.signInWithPassword(answers);
  if (error) return failureOf(error);
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

/** Whether the site waits for its first administrator; not, when the database does not say. Asked as a visitor. */
export async function isFirstAdministratorAwaited(): Promise<boolean> {
  const address = `${databaseOrigin()}/rest/v1/rpc/first_admin_available`;
  const answer = await fetch(address, { method: 'POST', headers: { apikey: publishableKey() } }).catch(() => null);
  return answer?.ok === true && (await answer.json()) === true;
}

function failureOf({ name, code, message, status }: AuthError): AuthenticationFailure {
  if (name === 'AuthSessionMissingError') return { kind: 'refused', code: 'session_not_found', message: '' };
  if (code === 'email_not_confirmed') return { kind: 'unconfirmed' };
  if (!status || GATEWAY_FAILURES.includes(status)) return { kind: 'unreachable' };
  // Without a message of the provider's, auth-js gives its whole answer for one.
  return { kind: 'refused', code, message: message.startsWith('{') ? '' : message };
}
