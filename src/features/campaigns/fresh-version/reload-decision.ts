/** Version for which this session has reloaded, from the session storage; unreliable when the storage cannot be used. */
export type ReloadedVersion = { isReliable: true; version: string | null } | { isReliable: false };

export interface Visit {
  /** Version in the page as it was served. */
  version: string;
  /** Version on the server, past every cache; null when it does not answer. */
  newest: string | null;
  address: string;
  /** Null when the browser does not say. */
  navigation: NavigationTimingType | null;
  reloadedFor: ReloadedVersion;
  /** Milliseconds since 1970. */
  now: number;
}

const VERSION_PARAMETER = 'version';
const TIMESTAMP_PARAMETER = 'timestamp';

/**
 * Returns the address at which an outdated page reloads itself; null to stay (document 2, sections 2 and 4).
 *
 * The page cannot loop, for three independent reasons: it stays when it was reloaded, when its address carries a version, and
 * when the session has reloaded for that version or cannot tell.
 */
export function reloadAddress({ version, newest, address, navigation, reloadedFor, now }: Visit): string | null {
  if (newest === null || newest === version) return null;
  if (navigation !== 'navigate') return null;
  if (!reloadedFor.isReliable || reloadedFor.version === newest) return null;
  const url = URL.parse(address);
  if (!url || url.searchParams.has(VERSION_PARAMETER)) return null;
  url.searchParams.set(VERSION_PARAMETER, newest);
  url.searchParams.set(TIMESTAMP_PARAMETER, String(now));
  return url.href;
}
