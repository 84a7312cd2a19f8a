import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelListener } from './realtime/channel-listener.ts';
import type { ConnectionPool } from '../postgres/connection-pool.ts';
import { log } from '../operate/log/log.ts';

interface QueuedRequest {
  id: string;
  url: string;
  body: unknown;
  headers: Record<string, string>;
}

const TIMEOUT = 5_000;
/** Milliseconds before the queue is read again after the database was out of reach. */
const RETRY_DELAY = 500;

/**
 * Sends the requests queued by `net.http_post` as pg_net does: after the commit, once, without retry. Requests that
 * wait for a database out of reach are sent when it is back.
 *
 * @param listener hears that a request was queued
 * @param database holds the queue
 * @param mayCall decides whether an address may be called; other requests are dropped and logged
 * @returns a function that stops the sending
 */
export async function startWebhooks(
  listener: ChannelListener,
  database: ConnectionPool,
  mayCall: (url: URL) => boolean,
): Promise<() => Promise<void>> {
  let draining = Promise.resolve();
  let hasFailed = false;
  const stopping = new AbortController();

  async function drain(): Promise<void> {
    const requests = await readQueue();
    await Promise.all(requests.map(deliver));
  }

  async function readQueue(): Promise<QueuedRequest[]> {
    try {
      const requests = await database.query<QueuedRequest>(
        'delete from net.http_request_queue returning id, url, body, headers',
      );
      hasFailed = false;
      return requests;
    } catch (error) {
      if (stopping.signal.aborted) return [];
      if (!hasFailed) log.warn({ err: error }, 'Webhooks wait: the database is out of reach');
      hasFailed = true;
      sleep(RETRY_DELAY, undefined, { signal: stopping.signal, ref: false }).then(queue, () => undefined);
      return [];
    }
  }

  async function deliver({ url, body, headers }: QueuedRequest): Promise<void> {
    try {
      if (!mayCall(new URL(url))) throw new Error('this address may not be called');
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT)]),
      });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.warn({ err: error }, `The webhook ${url} was not delivered`);
    }
  }

  const queue = () => {
    draining = draining.then(drain).catch((error: unknown) => log.error({ err: error }, 'Webhooks could not be sent'));
  };
  const listening = await listener.listen('http_request_queued', queue, queue);
  return async () => {
    stopping.abort();
    await listening.unlisten();
    await draining;
  };
}
