import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/gateway/database.types.ts';

/** Milliseconds after which a database that takes a request and says nothing counts as silent. */
export const ANSWER_TIMEOUT = 8_000;

/** A client for a process that records publications: it waits for no answer longer than `timeout`. */
export function databaseClient(url: string, key: string, timeout = ANSWER_TIMEOUT): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // The publisher tries again by its own rules.
    db: { retry: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }).catch((error: Error) => {
          if (error.name !== 'TimeoutError') throw error;
          throw new Error(`it took the request and did not answer within ${timeout / 1000} s`, { cause: error });
        }),
    },
  });
}
