import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../process/operator-error.ts';

/** The secrets of one installation, made at its first start and never changed. */
export interface Credentials {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  databasePassword: string;
  publishSecret: string;
}

const NAMES: (keyof Credentials)[] = ['publishableKey', 'secretKey', 'jwtSecret', 'databasePassword', 'publishSecret'];

/**
 * Reads the installation's secrets from `directory/credentials.json`, or makes them.
 *
 * @throws OperatorError when the file is damaged, or missing beside a database, which only its keys open
 */
export function installationCredentials(directory: string): Credentials {
  const file = path.join(directory, 'credentials.json');
  if (existsSync(file)) return readCredentials(file);
  if (existsSync(path.join(directory, 'postgres', 'PG_VERSION'))) {
    throw new OperatorError(
      `${file} is missing beside an existing database, which only the keys in that file open. Restore it from a backup.`,
    );
  }
  mkdirSync(directory, { recursive: true });
  const credentials: Credentials = {
    publishableKey: `sb_publishable_${secret(18)}`,
    secretKey: `sb_secret_${secret(24)}`,
    jwtSecret: secret(48),
    databasePassword: secret(24),
    publishSecret: secret(24),
  };
  writePrivately(file, JSON.stringify(credentials, null, 2) + '\n');
  return credentials;
}

function readCredentials(file: string): Credentials {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Credentials;
    if (NAMES.every((name) => typeof stored[name] === 'string' && stored[name].length > 0)) return stored;
  } catch (cause) {
    throw new OperatorError(`${file} cannot be read. Restore it from a backup.`, cause);
  }
  throw new OperatorError(`${file} lacks one of ${NAMES.join(', ')}. Restore it from a backup.`);
}

/** Addresses of a running copy: where its API answers this machine, and where people reach its pages. */
export interface CopyAddresses {
  url: string;
  siteUrl: string;
}

/** Writes `directory/supabase.env` for clients of this installation, readable only by its owner. */
export function writeSupabaseEnvironment(
  directory: string,
  { url, siteUrl }: CopyAddresses,
  { publishableKey, secretKey }: Credentials,
): void {
  const variables = {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    SITE_URL: siteUrl,
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writePrivately(path.join(directory, 'supabase.env'), lines.join(''));
}

/**
 * Writes a new file, then renames it. A killed start or a power cut leaves no partial file, and an older file that others
 * may read is replaced.
 */
function writePrivately(file: string, text: string): void {
  const newFile = `${file}.new`;
  rmSync(newFile, { force: true });
  writeFileSync(newFile, text, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(newFile, file);
}

function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
