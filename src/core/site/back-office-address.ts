import { ADMIN_ADDRESS } from './addresses.ts';

/**
 * Where the page of the back office stands, with the screen that was asked for in the fragment: a host without rules has
 * no page at the address of a screen.
 *
 * @param pathname of the screen, without slashes at its end
 * @returns null for what is no address of a screen
 */
export function addressOfScreen(pathname: string, { search, hash }: Pick<URL, 'search' | 'hash'>): string | null {
  return isScreen(pathname) ? `${ADMIN_ADDRESS}#${pathname}${search}${hash}` : null;
}

/** The screen that `addressOfScreen` has put into the fragment; null where there is none. Never leads off the site. */
export function screenInFragment({ pathname, hash, origin }: URL): string | null {
  if (pathname !== ADMIN_ADDRESS || !isScreen(hash.slice(1))) return null;
  const screen = URL.parse(hash.slice(1), origin);
  return screen && isScreen(screen.pathname) ? screen.pathname + screen.search + screen.hash : null;
}

function isScreen(pathname: string): boolean {
  return pathname.startsWith(`${ADMIN_ADDRESS}/`);
}
