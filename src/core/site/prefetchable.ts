import { ADMIN_ADDRESS } from './addresses.ts';

/** The parts of an address that say whither it leads: a link of a page, or a `URL`. */
export interface Place {
  origin: string;
  pathname: string;
  search: string;
}

const FILE = /\.[a-z0-9]+$/i;
const INTERFACE = /^\/(?:auth|rest|graphql|storage|functions|realtime|hooks)\//;

/**
 * Whether a page of the site may be fetched before a visitor opens it: one of the public pages, and not the one they are
 * on. The back office, the interfaces, feeds and downloads wait until they are asked for.
 */
export function isPrefetchable({ origin, pathname, search }: Place, here: Place): boolean {
  if (origin !== here.origin || (pathname === here.pathname && search === here.search)) return false;
  const isBackOffice = pathname === ADMIN_ADDRESS || pathname.startsWith(`${ADMIN_ADDRESS}/`);
  return !isBackOffice && !INTERFACE.test(pathname) && !FILE.test(pathname);
}
