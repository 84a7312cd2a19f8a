import { isIP } from 'node:net';

export interface ClientConnection {
  /** The address that the connection comes from; undefined once it is closed. */
  remote: string | undefined;
  /** The `X-Forwarded-For` header: each proxy adds at its end the address that it was called from. */
  forwarded: string | undefined;
  /** How many proxies of the operator's own stand in front of this server: earlier entries may be forged. */
  trustedProxies: number;
}

/** The address of the client, without port, or `unknown`; what is no address leaves that of the connection. */
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
