import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { SESSION_KEY } from './session-key.ts';

export type BrowserDatabase = SupabaseClient<Database>;

/** Speaks to the database as whoever is signed in in this browser. */
export function browserDatabase(): BrowserDatabase {
  return createClient<Database>(
    import.meta.env.PUBLIC_SUPABASE_URL || location.origin,
    import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
    { auth: { storageKey: SESSION_KEY, detectSessionInUrl: false } },
  );
}

/**
 * The id of the administrator who is signed in. An expired session is renewed first; any failure means that there is
 * none (document 1, section 4).
 */
export async function signedInAdministrator(database: BrowserDatabase): Promise<string | null> {
  try {
    const { data } = await database.auth.getSession();
    const userId = data.session?.user.id;
    if (!userId) return null;
    const { data: row } = await database.from('admins').select('id').eq('id', userId).maybeSingle();
    return row?.id ?? null;
  } catch {
    return null;
  }
}
