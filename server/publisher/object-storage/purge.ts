import type { PurgeSettings } from '../../settings/target-settings.ts';
import type { Sleep } from '../delayed-retry.ts';

/** Tells a CDN to forget addresses. Returns the addresses that it did not accept, after logging why. */
export type Purge = (addresses: readonly string[], signal: AbortSignal) => Promise<string[]>;

/** Addresses per request: CDNs take a hundred or more. */
const BATCH = 100;
/** Milliseconds before each further attempt. */
const DELAYS = [1_000, 4_000, 10_000];
const TIMEOUT = 30_000;

interface PurgeParts {
  sleep: Sleep;
  log(message: string): void;
}

/** Purges by posting addresses to a hook, as a JSON array of paths. */
export function purgeHook({ url, token }: PurgeSettings, { sleep, log }: PurgeParts): Purge {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;

  /** Posts addresses to the hook; null when the hook took them. */
  async function post(addresses: readonly string[], signal: AbortSignal): Promise<Refusal | null> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(addresses),
        // A redirection must not take the token to another host.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      });
      await answer.body?.cancel();
      if (answer.ok) return null;
      return { reason: `answers ${answer.status}`, isTransient: answer.status >= 500 || answer.status === 429 };
    } catch (error) {
      signal.throwIfAborted();
      const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
      return { reason: `does not answer (${cause?.code ?? message})`, isTransient: true };
    }
  }

  async function postWithRetries(addresses: readonly string[], signal: AbortSignal): Promise<string | null> {
    for (const delay of [...DELAYS, null]) {
      const refusal = await post(addresses, signal);
      if (refusal === null) return null;
      if (delay === null || !refusal.isTransient) return refusal.reason;
      await sleep(delay, signal);
    }
    return null;
  }

  return async (addresses, signal) => {
    for (let start = 0; start < addresses.length; start += BATCH) {
      const reason = await postWithRetries(addresses.slice(start, start + BATCH), signal);
      if (reason === null) continue;
      const untold = addresses.slice(start);
      // Log the host alone: the path of a hook is often its secret.
      log(
        `The CDN was not told that ${untold.length} addresses have changed: ${new URL(url).host} ${reason}. ` +
          'It is told with the next publication.',
      );
      return untold;
    }
    return [];
  };
}

interface Refusal {
  reason: string;
  isTransient: boolean;
}
