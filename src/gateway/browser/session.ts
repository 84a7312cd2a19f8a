import { PostgrestClient } from '@supabase/postgrest-js';
import { roleOf, type Role } from '../../core/team/roles.ts';
import type { Database } from '../database.types.ts';
import { answerOf } from './answer.ts';
import { authenticationClient, renewSession } from './authentication-client.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { fetchWithRetryAfter } from './retry-after.ts';
import { sessionKeeper } from './session-keeper.ts';
import { storedSession, type SessionUser } from './stored-session.ts';

export type BrowserDatabase = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;

const keeper = sessionKeeper({ stored: storedSession, renew: renewSession, now: Date.now });

/** Sends requests as the signed-in member; answers 401 once the session is lost. */
export const fetchAsSignedIn = authorizedFetch(keeper, {
  apiKey: publishableKey(),
  fetch: fetchWithRetryAfter((input, init) => fetch(input, init), Date.now),
});

export function browserDatabase(): BrowserDatabase {
  return new PostgrestClient<Database>(`${databaseOrigin()}/rest/v1`, {
    fetch: fetchAsSignedIn,
    // Callers decide how often to retry (src/core/retry).
    retry: false,
  });
}

/** Returns the signed-in member's token, for connections other than `fetch`; null for a visitor. */
export async function accessToken(): Promise<string | null> {
  return (await keeper.accessToken()) ?? null;
}

/** Returns the member signed in on this page, also once the session is lost; null for a visitor. */
export function signedInUser(): SessionUser | null {
  return keeper.user();
}

export const hasSession = keeper.hasSession;

export const onSessionLost = keeper.onLost;

export const forgetUser = keeper.forget;

/** Starts to renew the session before it expires; to call once the page has rendered. */
export function keepSessionFresh(): void {
  // Without this client, requests renew the session when necessary.
  authenticationClient().catch((error: unknown) => console.warn('The session is not renewed before it expires', error));
}

/** Returns the signed-in account's role. Any failure means null: no role (document 1, section 4). */
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

/** Returns true when the account must set up a second factor before it has its role. Never throws. */
export async function isSecondFactorAwaited(database: BrowserDatabase): Promise<boolean> {
  if (signedInUser() === null) return false;
  return answerOf(database.rpc('awaits_second_factor')).then(
    (answer) => answer === true,
    () => false,
  );
}
