export const VERSION_META = 'page-version';

/** Reads the version from a page's HTML; null without one. */
export function versionIn(html: string): string | null {
  return new RegExp(`<meta name="${VERSION_META}" content="([^"]+)"`).exec(html)?.[1] ?? null;
}

/**
 * Asks the server for the page's current version, past every cache.
 *
 * @param timestamp makes an address that no cache knows
 * @returns null when the server does not answer, answers with an error, or sends a page without version
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
    // The network is gone, or the visitor has left.
    return null;
  }
}
