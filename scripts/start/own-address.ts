import type { StartSettings } from '../settings.ts';

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
