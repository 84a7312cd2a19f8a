import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { OperatorError } from '../process/operator-error.ts';

/** A running copy, as its `supabase.env` names it. */
export interface CopyAccess {
  url: string;
  publishableKey: string;
  secretKey: string;
}

/** How the copy that has its data in a folder is reached. @throws OperatorError when none was started there */
export function copyAccess(dataDirectory: string): CopyAccess {
  const file = path.join(dataDirectory, 'supabase.env');
  try {
    const access = parseEnv(readFileSync(file, 'utf8'));
    return {
      url: String(access['SUPABASE_URL']),
      publishableKey: String(access['SUPABASE_PUBLISHABLE_KEY']),
      secretKey: String(access['SUPABASE_SECRET_KEY']),
    };
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: start Coquelicot first, or set DATA_DIR as it has.`, error);
  }
}
