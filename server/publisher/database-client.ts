import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/gateway/database.types.ts';

/** Milliseconds after which a request without an answer fails. */
export const ANSWER_TIMEOUT = 8_000;

export function databaseClient(url: string, key: string, timeout = ANSWER_TIMEOUT): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // The publisher tries again by its own rules.
    db: { retry: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }).catch((error: Error) => {
          if (error.name !== 'TimeoutError') throw error;
          throw new Error(`the database took the request, but did not answer within ${timeout / 1000} s`, {
            cause: error,
          });
        }),
    },
  });
}
