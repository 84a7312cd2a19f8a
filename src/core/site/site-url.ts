import { SiteError } from './site-error.ts';

/**
 * Reads the public address of the site, which must be at the root of its host.
 * @returns null when it is not set
 * @throws SiteError that names the variable to correct
 */
export function readSiteUrl(environment: Record<string, unknown>): string | null {
  const text = String(environment['SITE_URL'] ?? '').trim();
  if (text === '') return null;
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new SiteError(`SITE_URL must be a URL such as https://coquelicot.example, and is "${text}".`);
  }
  if (url.href !== `${url.origin}/`) {
    throw new SiteError(
      `SITE_URL must be an address without path, and is "${text}": the site stands at the root of its host. ` +
        'Give it a domain or a subdomain of its own.',
    );
  }
  return url.origin;
}
