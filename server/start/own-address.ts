import { isLoopback } from '../http/loopback.ts';
import type { StartSettings } from '../settings/settings.ts';
import { log } from '../operate/log/log.ts';

/** True when others than this machine can reach this copy: by the network, or through a proxy in front. */
export function isExposed({ host, trustedProxies }: Pick<StartSettings, 'host' | 'trustedProxies'>): boolean {
  if (trustedProxies > 0) return true;
  return host !== 'localhost' && !isLoopback(host);
}

/** Returns the address by which this process reaches itself: loopback when it listens on all addresses. */
export function ownAddress(host: string): string {
  if (['0.0.0.0', '::', 'localhost'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Returns the hosts that this copy answers for, besides this machine's own. */
export function answeredHosts({
  siteUrl,
  host,
  allowedHosts,
}: Pick<StartSettings, 'siteUrl' | 'host' | 'allowedHosts'>): string[] {
  return [new URL(siteUrl).host, ownAddress(host), ...allowedHosts];
}

/** Returns a warning when others can reach a site whose canonical links lead to their own machines, or null. */
export function addressWarning(settings: Pick<StartSettings, 'siteUrl' | 'host' | 'trustedProxies'>): string | null {
  if (!isExposed(settings) || new URL(settings.siteUrl).hostname !== 'localhost') return null;
  return (
    `HOST or TRUST_PROXY opens this site to others, but its canonical links lead to ${settings.siteUrl}: ` +
    'set SITE_URL to its public address.'
  );
}

export function announce(settings: StartSettings, startedAt: number): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::'].includes(settings.host);
  const name = isEverywhere ? 'localhost' : ownAddress(settings.host);
  log.info({ isHeadline: true }, `Coquelicot is served at http://${name}:${settings.port} (${seconds} s)`);
}
