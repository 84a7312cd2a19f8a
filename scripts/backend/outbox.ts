import type { Sql } from 'postgres';

interface QueuedRequest {
  id: string;
  url: string;
  body: unknown;
  headers: Record<string, string>;
}

const TIMEOUT = 5_000;

/**
 * Sends what `net.http_post` has queued, as pg_net does: after the commit, once, without retry.
 *
 * @param reaches decides whether an address may be called; requests to others are dropped and logged
 * @returns ends the sending
 */
export async function startOutbox(sql: Sql, reaches: (url: URL) => boolean): Promise<() => Promise<void>> {
  let draining = Promise.resolve();
  const stopping = new AbortController();

  async function drain(): Promise<void> {
    const requests = await sql<QueuedRequest[]>`
      delete from net.http_request_queue returning id, url, body, headers`;
    await Promise.all(requests.map(deliver));
  }

  async function deliver({ url, body, headers }: QueuedRequest): Promise<void> {
    try {
      if (!reaches(new URL(url))) throw new Error('this address may not be called');
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT)]),
      });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
    } catch (error) {
      if (stopping.signal.aborted) return;
      console.error(`The webhook ${url} was not delivered: ${(error as Error).message}`);
    }
  }

  const queue = () => {
    draining = draining.then(drain).catch((error: unknown) => console.error('Webhooks:', error));
  };
  const listening = await sql.listen('http_request_queued', queue, queue);
  return async () => {
    stopping.abort();
    await listening.unlisten();
    await draining;
  };
}
