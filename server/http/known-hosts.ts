import { isLoopback } from './loopback.ts';

export type KnowsHost = (host: string | undefined) => boolean;

/** Browsers send few different fields, which are cached; a client that invents others cannot fill the memory. */
const MOST_KEPT = 200;

/**
 * Makes the check of `Host` fields, against DNS rebinding: a stranger's page whose name resolves to this machine is
 * only recognized by the name that it sends.
 *
 * @param names hosts without ports, besides `localhost` and loopback addresses
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
