/** Name of the meta element that says which version a page is. */
export const VERSION_META = 'page-version';

/** The version that a page's HTML says it is, or null. */
export function versionIn(html: string): string | null {
  return new RegExp(`<meta name="${VERSION_META}" content="([^"]+)"`).exec(html)?.[1] ?? null;
}

/**
 * Asks the server for the page as it is now, past every cache, and tells its version.
 *
 * @param timestamp makes an address that no cache between has met
 * @returns null when the answer is no such page, or none
 */
export async function newestVersion(
  pathname: string,
  timestamp: number,
  ask: typeof fetch,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const response = await ask(`${pathname}?timestamp=${timestamp}`, { cache: 'no-store', signal });
    return response.ok ? versionIn(await response.text()) : null;
  } catch {
    // No network, or the visitor is gone.
    return null;
  }
}
