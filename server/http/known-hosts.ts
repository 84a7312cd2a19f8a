import { isLoopback } from './loopback.ts';

export type KnowsHost = (host: string | undefined) => boolean;

/** Limit of the cache. Browsers send few different fields; a client that invents others must not fill the memory. */
const MOST_CACHED = 200;

/**
 * Makes the check of `Host` fields, against DNS rebinding. A hostile name can resolve to this machine, and only the
 * `Host` field of its requests shows that name.
 *
 * @param names hosts without ports, besides `localhost` and loopback addresses
 */
export function knownHosts(names: string[]): KnowsHost {
  const known = new Set(['localhost', ...names.flatMap((name) => hostnameOf(name) ?? [])]);
  const cache = new Map<string, boolean>();

  function judge(host: string): boolean {
    const hostname = hostnameOf(host);
    return hostname !== null && (known.has(hostname) || isLoopback(hostname));
  }

  return (host = '') => {
    const cached = cache.get(host);
    if (cached !== undefined) return cached;
    const verdict = judge(host);
    if (cache.size >= MOST_CACHED) cache.clear();
    cache.set(host, verdict);
    return verdict;
  };
}

/** Reads `name`, `name:80`, `1.2.3.4:80` and `[::1]:80` as browsers write them; null for anything else. */
function hostnameOf(host: string): string | null {
  if (!/^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i.test(host)) return null;
  const hostname = URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') ?? '';
  return hostname === '' ? null : hostname;
}
