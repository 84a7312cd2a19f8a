import { isLoopback } from './loopback.ts';

/** Tells whether a `Host` field names this copy. */
export type KnowsHost = (host: string | undefined) => boolean;

/** Browsers send the same few fields: each is parsed once. A client that invents names cannot fill the memory. */
const MOST_KEPT = 200;

/**
 * Makes the check of `Host` fields. A page of a stranger whose name is bound again to this machine's address speaks to
 * this server as to its own site: only the name that it sends tells it apart.
 *
 * @param names hosts that this copy answers for besides `localhost` and loopback addresses, without ports
 */
export function knownHosts(names: string[]): KnowsHost {
  const known = new Set(['localhost', ...names.flatMap((name) => hostnameOf(name) ?? [])]);
  const kept = new Map<string, boolean>();

  function judge(host: string): boolean {
    const hostname = hostnameOf(host);
    return hostname !== null && (known.has(hostname) || isLoopback(hostname));
  }

  return (host = '') => {
    const former = kept.get(host);
    if (former !== undefined) return former;
    const verdict = judge(host);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(host, verdict);
    return verdict;
  };
}

/** Reads `name`, `name:80`, `1.2.3.4:80` and `[::1]:80` as browsers write them; null for anything else. */
function hostnameOf(host: string): string | null {
  if (!/^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i.test(host)) return null;
  const hostname = URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') ?? '';
  return hostname === '' ? null : hostname;
}
