import { isLoopback } from '../http/loopback.ts';
import type { StartSettings } from '../settings/settings.ts';
import { log } from '../operate/log/log.ts';

/** Whether others than this machine reach what listens here: by the network, or through a proxy in front. */
export function isExposed({ host, trustedProxies }: Pick<StartSettings, 'host' | 'trustedProxies'>): boolean {
  if (trustedProxies > 0) return true;
  return host !== 'localhost' && !isLoopback(host);
}

/** Where this process reaches itself: the address it listens on, or loopback when it listens on all. */
export function ownAddress(host: string): string {
  if (['0.0.0.0', '::', 'localhost'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The hosts that this copy answers for besides its own machine's: of its public address, and those that the operator names. */
export function answeredHosts({
  siteUrl,
  host,
  allowedHosts,
}: Pick<StartSettings, 'siteUrl' | 'host' | 'allowedHosts'>): string[] {
  return [new URL(siteUrl).host, ownAddress(host), ...allowedHosts];
}

/** Returns a warning where others reach a site whose canonical links lead them to their own machines, or null. */
export function addressWarning(settings: Pick<StartSettings, 'siteUrl' | 'host' | 'trustedProxies'>): string | null {
  if (!isExposed(settings) || new URL(settings.siteUrl).hostname !== 'localhost') return null;
  return (
    `Others reach this site by HOST or TRUST_PROXY, and its canonical links lead to ${settings.siteUrl}: ` +
    'set SITE_URL to its public address.'
  );
}

/** Tells the operator where the site is, and how long that took. */
export function announce(settings: StartSettings, startedAt: number): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::'].includes(settings.host);
  const name = isEverywhere ? 'localhost' : ownAddress(settings.host);
  log.info({ isHeadline: true }, `Coquelicot is served at http://${name}:${settings.port} (${seconds} s)`);
}
