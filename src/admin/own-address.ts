import { ADMIN_ADDRESS } from '../core/site/addresses.ts';

/** Placeholder for the site's own origin. */
const BASE = 'https://site.invalid';

/**
 * Reads an untrusted address; null when it leads to another site, or nowhere. Browsers read a path that begins with two
 * slashes as the name of another site: `/.//ailleurs.example` has such a path.
 */
export function ownAddress(address: string): URL | null {
  const url = URL.parse(address, BASE);
  return url?.origin === BASE && !url.pathname.startsWith('//') ? url : null;
}

export function isInBackOffice(pathname: string): boolean {
  return pathname === ADMIN_ADDRESS || pathname.startsWith(`${ADMIN_ADDRESS}/`);
}
