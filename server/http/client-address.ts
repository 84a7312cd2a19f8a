import { isIP } from 'node:net';

export interface ClientConnection {
  /** Undefined once the connection is closed. */
  remote: string | undefined;
  /** The `X-Forwarded-For` header; each proxy appends the address of its caller. */
  forwarded: string | undefined;
  /** Number of the operator's own proxies, which write the last entries of the header. Earlier entries may be forged. */
  trustedProxies: number;
}

/** Returns the client's address without port, or `unknown`. A forwarded entry that is no address is ignored. */
export function clientAddress({ remote, forwarded, trustedProxies }: ClientConnection): string {
  const connected = addressOf(remote ?? '') ?? 'unknown';
  if (trustedProxies === 0 || forwarded === undefined) return connected;
  const hops = forwarded.split(',');
  return addressOf(hops[Math.max(0, hops.length - trustedProxies)] ?? '') ?? connected;
}

/** Reads `1.2.3.4`, `1.2.3.4:80`, `::1`, `[::1]` and `[::1]:80`; null for anything else. */
function addressOf(hop: string): string | null {
  const text = hop.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed, dotted] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? text).split('%');
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return [mapped, address].find((candidate) => candidate !== undefined && isIP(candidate) !== 0) ?? null;
}
