import { BlockList, isIP } from 'node:net';
import type { StartSettings } from '../settings/settings.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether others than this machine reach what listens here: by the network, or through a proxy in front. */
export function isExposed({ host, trustedProxies }: Pick<StartSettings, 'host' | 'trustedProxies'>): boolean {
  if (trustedProxies > 0) return true;
  if (host === 'localhost') return false;
  return isIP(host) === 0 || !LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}

/** Where this process reaches itself: the address it listens on, or loopback when it listens on all. */
export function ownAddress(host: string): string {
  if (['0.0.0.0', '::', 'localhost'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Tells the operator where the site is, and how long that took. */
export function announce(settings: StartSettings, startedAt: number): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::'].includes(settings.host);
  const name = isEverywhere ? 'localhost' : ownAddress(settings.host);
  console.log(`\n  Coquelicot is served at http://${name}:${settings.port} (${seconds} s)\n`);
}
