import { ADMIN_ADDRESS } from './addresses.ts';

/** Common part of a link and a `URL`. */
export interface Place {
  origin: string;
  pathname: string;
  search: string;
}

const FILE = /\.[a-z0-9]+$/i;
const INTERFACE = /^\/(?:auth|rest|graphql|storage|functions|realtime|hooks)\//;

/**
 * Returns true for a public page that a browser may fetch before the visitor opens it. Excludes the present page, the
 * back office, the interfaces, feeds and downloads.
 */
export function isPrefetchable({ origin, pathname, search }: Place, here: Place): boolean {
  if (origin !== here.origin || (pathname === here.pathname && search === here.search)) return false;
  const isBackOffice = pathname === ADMIN_ADDRESS || pathname.startsWith(`${ADMIN_ADDRESS}/`);
  return !isBackOffice && !INTERFACE.test(pathname) && !FILE.test(pathname);
}
