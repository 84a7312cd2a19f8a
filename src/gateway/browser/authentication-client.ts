import type { AuthClient, AuthError } from '@supabase/auth-js';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { limitedFetch } from './limited-fetch.ts';
import { SESSION_KEY } from '../../core/privacy/storage-keys.ts';
import { storedSession } from './stored-session.ts';

const ANSWER_TIMEOUT = 15_000;

let client: Promise<InstanceType<typeof AuthClient>> | undefined;

/**
 * Returns the client that signs in and out and, from its first use on, renews the session. Its code loads on demand: it
 * weighs as much as the list of articles.
 * @throws when its code cannot be loaded; the next call tries again
 */
export function authenticationClient(): Promise<InstanceType<typeof AuthClient>> {
  client ??= load().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * Makes a client that stores no session, for a sign-in that still waits for its second factor.
 * @throws when the library cannot be loaded
 */
export function temporaryClient(): Promise<InstanceType<typeof AuthClient>> {
  return load({ persistSession: false, autoRefreshToken: false, storageKey: `passing-${(temporaryClients += 1)}` });
}

let temporaryClients = 0;

async function load(options: { persistSession?: boolean; autoRefreshToken?: boolean; storageKey?: string } = {}) {
  const { AuthClient } = await import('@supabase/auth-js');
  return new AuthClient({
    url: `${databaseOrigin()}/auth/v1`,
    headers: { apikey: publishableKey(), Authorization: `Bearer ${publishableKey()}` },
    storageKey: SESSION_KEY,
    detectSessionInUrl: false,
    ...options,
    fetch: limitedFetch((input, init) => fetch(input, init), ANSWER_TIMEOUT),
  });
}

/** Renews the stored session; auth-js may remove it when the server refuses. @throws without an answer of the server */
export async function renewSession(): Promise<void> {
  const former = storedSession()?.accessToken;
  const authentication = await authenticationClient();
  // Renews an expired session by itself.
  const { data, error } = await authentication.getSession();
  if (error) return throwUnlessAnswered(error);
  if (data.session?.access_token !== former) return;
  throwUnlessAnswered((await authentication.refreshSession()).error);
}

function throwUnlessAnswered(error: AuthError | null): void {
  if (error?.name === 'AuthRetryableFetchError') throw new TypeError('The session is not renewed', { cause: error });
}
