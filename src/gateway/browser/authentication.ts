import type { AuthError } from '@supabase/auth-js';
import { authenticationClient } from './authentication-client.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { forgetUser, signedInRole, type BrowserDatabase } from './session.ts';
import type { Role } from '../../core/team/roles.ts';
import { SESSION_KEY } from '../../core/privacy/storage-keys.ts';
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

export type AuthenticationOutcome = { kind: 'signed-in'; role: Role } | AuthenticationFailure;

/** The outcome of signing the same account in again. */
export type RenewalOutcome = { kind: 'signed-in' } | AuthenticationFailure;

export interface SignInAnswers {
  email: string;
  password: string;
}

/** Answers of a gateway whose sign-in service is down (document 1, section 9). */
const GATEWAY_FAILURES = [502, 503, 504];

/** Signs a member in; another account is signed out again. */
export async function signIn(database: BrowserDatabase, answers: SignInAnswers): Promise<AuthenticationOutcome> {
  const authentication = await reachableClient();
  if (!authentication) return { kind: 'unreachable' };
  const { error } = await authentication.signInWithPassword(answers);
  if (error) return failureOf(error);
  forgetUser();
  const role = await signedInRole(database);
  if (role) return { kind: 'signed-in', role };
  await signOut();
  return { kind: 'no-member' };
}

/**
 * Signs the account in again whose session this page has lost: the screen stays its own. One that is no member any more stays
 * signed out, with its text on this device.
 */
export async function signInAgain(
  database: BrowserDatabase,
  { email }: SessionUser,
  password: string,
): Promise<RenewalOutcome> {
  const authentication = await reachableClient();
  if (!authentication) return { kind: 'unreachable' };
  const { error } = await authentication.signInWithPassword({ email, password });
  if (error) return failureOf(error);
  const role = await database.rpc('role_of_caller');
  if (role.error !== null || role.data !== null) return { kind: 'signed-in' };
  await authentication.signOut({ scope: 'local' });
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
  if (!claim.error) return { kind: 'signed-in', role: 'administrator' };
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

/** Signs out of this browser, be the server out of reach: the computer may be shared. */
export async function signOut(): Promise<void> {
  const authentication = await reachableClient();
  await authentication?.signOut({ scope: 'local' });
  localStorage.removeItem(SESSION_KEY);
  forgetUser();
}

/** Null where even its code does not arrive. */
async function reachableClient() {
  return authenticationClient().catch(() => null);
}

function failureOf({ code, message, status }: AuthError): AuthenticationFailure {
  if (code === 'email_not_confirmed') return { kind: 'unconfirmed' };
  if (!status || GATEWAY_FAILURES.includes(status)) return { kind: 'unreachable' };
  // Without a message of the provider's, auth-js gives its whole answer for one.
  return { kind: 'refused', code, message: message.startsWith('{') ? '' : message };
}
