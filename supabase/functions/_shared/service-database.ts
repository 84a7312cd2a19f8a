import { createClient } from '@supabase/supabase-js';

type Setting = (name: string) => string | undefined;

/**
 * Returns the key that bypasses row-level security. Projects without legacy keys give their secret keys as a JSON
 * object.
 */
export function secretKey(setting: Setting): string {
  const keys = JSON.parse(setting('SUPABASE_SECRET_KEYS') || '{}') as Record<string, string>;
  return setting('SUPABASE_SERVICE_ROLE_KEY') || (keys['default'] ?? '');
}

export function serviceDatabase(setting: Setting) {
  return createClient(setting('SUPABASE_URL') ?? '', secretKey(setting), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
