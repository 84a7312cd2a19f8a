import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Lets `astro build` and `astro dev` read the embedded backend that `npm start` runs: takes its address and keys from
 * the data folder when the environment names no database.
 */
export function localEnvironment(): void {
  if (process.env['PUBLIC_SUPABASE_URL'] || process.env['SUPABASE_URL']) return;
  const file = path.join(process.env['DATA_DIR'] || '.data', 'supabase.env');
  if (!existsSync(file)) return;
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = parseEnv(readFileSync(file, 'utf8'));
  process.env['SUPABASE_URL'] = SUPABASE_URL;
  process.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY'] = SUPABASE_PUBLISHABLE_KEY;
}
