/** Content of session storage: the version that this session has reloaded for, or unreliable. */
export type KeptVersion = { isReliable: true; version: string | null } | { isReliable: false };

/** All that decides whether a page loads itself anew. */
export interface Visit {
  /** The version that the page says it is, as it was served. */
  version: string;
  /** The version that the server gives now, past every cache; null when it does not answer. */
  newest: string | null;
  /** The page's whole address. */
  address: string;
  /** How the browser says that it came here; null when it does not say. */
  navigation: NavigationTimingType | null;
  kept: KeptVersion;
  /** Milliseconds since 1970. */
  now: number;
}

/** Query parameters of an address that a page has reloaded itself at. */
const VERSION_PARAMETER = 'version';
const TIMESTAMP_PARAMETER = 'timestamp';

/**
 * The address at which a page that a cache has served too old reloads itself, or null to stay (document 2, sections 2 and 4).
 *
 * It cannot loop, for each of three reasons that do not need the others: a page that was reloaded stays, one whose address
 * carries a version stays, and one stays whose session has reloaded for that version, or cannot tell.
 */
export function reloadAddress({ version, newest, address, navigation, kept, now }: Visit): string | null {
  if (newest === null || newest === version) return null;
  if (navigation !== 'navigate') return null;
  if (!kept.isReliable || kept.version === newest) return null;
  const url = URL.parse(address);
  if (!url || url.searchParams.has(VERSION_PARAMETER)) return null;
  url.searchParams.set(VERSION_PARAMETER, newest);
  url.searchParams.set(TIMESTAMP_PARAMETER, String(now));
  return url.href;
}
