import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type ClientOptions, type DatabaseConnection } from '../../postgres/database-connection.ts';

export interface ChannelListener {
  /**
   * Listens to a channel, and again after each loss of the connection.
   *
   * @param onListening called each time listening begins: notifications before that moment were missed
   * @throws when the first connection fails
   */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onListening?: () => void,
  ): Promise<{ unlisten(): Promise<void> }>;
}

interface Listening {
  connection: DatabaseConnection;
  lost: Promise<unknown>;
}

/** Milliseconds. */
const RELISTEN_DELAY = 300;
const LISTEN_TIMEOUT = 10_000;

/**
 * Listens with one connection for each channel. `listen` of postgres.js 3.4.9 stops for good when its connection is
 * lost while it reconnects.
 */
export function channelListener(options: ClientOptions): ChannelListener {
  return {
    async listen(channel, onNotification, onListening = () => undefined) {
      const stopping = new AbortController();
      const stopped = once(stopping.signal, 'abort');

      async function open(): Promise<Listening> {
        const { promise: lost, resolve } = Promise.withResolvers<unknown>();
        const connection = await connect(options, LISTEN_TIMEOUT, {
          onNotification,
          onLost: () => resolve(null),
        });
        try {
          await connection.unsafe(`listen "${channel}"`);
        } catch (error) {
          await connection.end();
          throw error;
        }
        return { connection, lost };
      }

      async function reopen(): Promise<Listening | null> {
        while (!stopping.signal.aborted) {
          await sleep(RELISTEN_DELAY, undefined, { signal: stopping.signal }).catch(() => undefined);
          const opened = await open().catch(() => null);
          if (opened) return opened;
        }
        return null;
      }

      async function keepListening(first: Listening): Promise<void> {
        for (let listening: Listening | null = first; listening; listening = await reopen()) {
          onListening();
          await Promise.race([listening.lost, stopped]);
          await listening.connection.end();
          if (stopping.signal.aborted) return;
        }
      }

      const listening = keepListening(await open());
      return {
        async unlisten() {
          stopping.abort();
          await listening;
        },
      };
    },
  };
}
