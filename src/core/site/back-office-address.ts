import { ADMIN_ADDRESS } from './addresses.ts';

/**
 * Returns the address of the back office's page with the screen in its fragment, for hosts without rewriting rules.
 * @param pathname of the screen, without slashes at its end
 * @returns null when the address is not a screen's
 */
export function addressOfScreen(pathname: string, { search, hash }: Pick<URL, 'search' | 'hash'>): string | null {
  return isScreen(pathname) ? `${ADMIN_ADDRESS}#${pathname}${search}${hash}` : null;
}

/** Reads the screen that `addressOfScreen` put into the fragment; null without one. Never leads off the site. */
export function screenInFragment({ pathname, hash, origin }: URL): string | null {
  if (pathname !== ADMIN_ADDRESS || !isScreen(hash.slice(1))) return null;
  const screen = URL.parse(hash.slice(1), origin);
  return screen && isScreen(screen.pathname) ? screen.pathname + screen.search + screen.hash : null;
}

function isScreen(pathname: string): boolean {
  return pathname.startsWith(`${ADMIN_ADDRESS}/`);
}
