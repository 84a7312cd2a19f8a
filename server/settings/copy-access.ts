import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { OperatorError } from '../process/operator-error.ts';
import type { CopyAddresses } from './credentials.ts';

export interface CopyAccess extends CopyAddresses {
  publishableKey: string;
  secretKey: string;
}

/** Reads the `supabase.env` of a copy. @throws OperatorError when no copy was started in this data folder */
export function copyAccess(dataDirectory: string): CopyAccess {
  const file = path.join(dataDirectory, 'supabase.env');
  try {
    const access = parseEnv(readFileSync(file, 'utf8'));
    const url = String(access['SUPABASE_URL']);
    return {
      url,
      // Older versions do not write SITE_URL.
      siteUrl: access['SITE_URL'] ?? url,
      publishableKey: String(access['SUPABASE_PUBLISHABLE_KEY']),
      secretKey: String(access['SUPABASE_SECRET_KEY']),
    };
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be read: start Coquelicot first, or set the DATA_DIR that it was started with.`,
      error,
    );
  }
}
