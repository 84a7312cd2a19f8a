import type { IncomingMessage } from 'node:http';

/**
 * Rewrites a request whose target is a whole address (`GET http://host/path`), as proxies may send it, to one with a
 * path. The host of the address replaces the `Host` field (RFC 9112, 3.2.2).
 */
export function useOriginForm(request: IncomingMessage): void {
  const target = request.url ?? '';
  const [start] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  const address = start === undefined ? null : URL.parse(start);
  if (start === undefined || address === null) return;
  const rest = target.slice(start.length);
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = address.host;
}
