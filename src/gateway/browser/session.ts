import { PostgrestClient } from '@supabase/postgrest-js';
import { roleOf, type Role } from '../../core/team/roles.ts';
import type { Database } from '../database.types.ts';
import { answerOf } from './answer.ts';
import { authenticationClient, renewSession } from './authentication-client.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { tellingRetryAfter } from './retry-after.ts';
import { sessionKeeper } from './session-keeper.ts';
import { storedSession, type SessionUser } from './stored-session.ts';

export type BrowserDatabase = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;

const keeper = sessionKeeper({ stored: storedSession, renew: renewSession, now: Date.now });

/** A `fetch` to the database's addresses as whoever is signed in; 401 once nobody is any more. */
export const fetchAsSignedIn = authorizedFetch(keeper, {
  apiKey: publishableKey(),
  fetch: tellingRetryAfter((input, init) => fetch(input, init), Date.now),
});

/** Speaks to the database as whoever is signed in in this browser. */
export function browserDatabase(): BrowserDatabase {
  return new PostgrestClient<Database>(`${databaseOrigin()}/rest/v1`, {
    fetch: fetchAsSignedIn,
    // Callers decide how often to retry (src/core/retry).
    retry: false,
  });
}

/** The token of whoever is signed in, for what is no request of `fetch`; null for nobody. */
export async function accessToken(): Promise<string | null> {
  return (await keeper.accessToken()) ?? null;
}

/** Returns the user signed in on this page, also once the session is lost; null only for a visitor. */
export function signedInUser(): SessionUser | null {
  return keeper.user();
}

/** Whether the browser keeps a session of whom this page speaks as. */
export const hasSession = keeper.hasSession;

/** Tells the listener when a request fails because the session is lost; returns how to end that. */
export const onSessionLost = keeper.onLost;

/** To call when somebody else may sign in. */
export const forgetUser = keeper.forget;

/** Renews the session before its time is over, from now on: to call once what the page is for stands there. */
export function keepSessionFresh(): void {
  // Without it, a request renews the session when it has to.
  authenticationClient().catch((error: unknown) => console.warn('The session is not renewed ahead', error));
}

/**
 * Returns the role of the signed-in account, or null where it has none. An expired session is renewed first; any failure means
 * that there is no role (document 1, section 4).
 */
export async function signedInRole(
  database: BrowserDatabase,
  isSignedIn = signedInUser() !== null,
): Promise<Role | null> {
  if (!isSignedIn) return null;
  try {
    return roleOf(await answerOf(database.rpc('role_of_caller')));
  } catch {
    return null;
  }
}

/** Whether the account that is signed in must turn on a second factor before it has its role. Never throws. */
export async function isSecondFactorAwaited(database: BrowserDatabase): Promise<boolean> {
  if (signedInUser() === null) return false;
  return answerOf(database.rpc('awaits_second_factor')).then(
    (answer) => answer === true,
    () => false,
  );
}
