import type { CleaningOptions } from '../../core/article/clean.ts';
import { refusePublicSecrets } from '../../core/public-settings.ts';
import { SiteError } from '../../core/site/site-error.ts';

export type Environment = Record<string, string | undefined>;

export interface DatabaseAccess {
  url: string;
  publishableKey: string;
}

/**
 * Reads the address and key of the database: PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY for a hosted
 * project, SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY as the embedded backend sets them.
 * @throws SiteError that names the variable to set
 */
export function databaseAccess(environment: Environment): DatabaseAccess {
  refusePublicSecrets(environment);
  const url = environment['PUBLIC_SUPABASE_URL'] || environment['SUPABASE_URL'];
  const publishableKey = environment['PUBLIC_SUPABASE_PUBLISHABLE_KEY'] || environment['SUPABASE_PUBLISHABLE_KEY'];
  if (!url) {
    throw new SiteError('No database is named: set PUBLIC_SUPABASE_URL, or run npm start, which brings its own.');
  }
  const origin = originOf(url);
  if (!publishableKey) {
    throw new SiteError(
      'The database has no key: set PUBLIC_SUPABASE_PUBLISHABLE_KEY (Supabase → Settings → API keys).',
    );
  }
  return { url: origin, publishableKey };
}

/**
 * Returns the origin of a hosted database and its uploaded pictures; null when the site itself serves both.
 * @throws SiteError that names the variable to correct
 */
export function databaseOriginOf(environment: Environment): string | null {
  const url = environment['PUBLIC_SUPABASE_URL'];
  return url ? originOf(url) : null;
}

function originOf(url: string): string {
  const parsed = URL.parse(url);
  if (parsed !== null && ['http:', 'https:'].includes(parsed.protocol)) return parsed.origin;
  throw new SiteError(`The database's address is not an http(s) URL: ${url}. Correct PUBLIC_SUPABASE_URL.`);
}

export function cleaningOptionsOf(environment: Environment): CleaningOptions {
  const siteUrl = environment['SITE_URL'];
  return { imageOrigin: databaseOriginOf(environment), siteHost: siteUrl ? new URL(siteUrl).host : null };
}
