import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket } from 'ws';
import type { ChannelListener } from './channel-listener.ts';
import { realtimeClients, type RealtimeClient, type RealtimeLimits } from './realtime-clients.ts';
import { bindingsOf, parseBroadcast, parseMessage, tokenOf, type Binding, type Message } from './realtime-messages.ts';
import { log } from '../../operate/log/log.ts';

type Row = Record<string, unknown>;

const LIMITS: RealtimeLimits = {
  sockets: 1000,
  socketsPerNetwork: 30,
  topicsPerNetwork: 100,
  idleTimeout: 90_000,
  readTimeout: 5_000,
};
const LARGEST_MESSAGE = 64 * 1024;
/** Bytes that may wait for a client that does not read. */
const LARGEST_BACKLOG = 1024 * 1024;

const RowChange = v.object({
  schema: v.string(),
  table: v.string(),
  type: v.picklist(['INSERT', 'UPDATE', 'DELETE']),
  id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
});
type RowChange = v.InferOutput<typeof RowChange>;

/** Reads a row with the subscriber's own token, so that row-level security decides; null when the row is hidden. */
export type ReadRow = (table: string, id: string, token: string | null) => Promise<Row | null>;

export interface Realtime {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, clientAddress: string): void;
  stop(): Promise<void>;
}

/**
 * Serves the part of Supabase Realtime that the product uses: `postgres_changes` of followed tables, in the order of
 * the changes. A failure of one subscriber does not affect the others.
 * Protocol: https://supabase.com/docs/guides/realtime/protocol
 */
export async function startRealtime(
  listener: ChannelListener,
  acceptedKeys: string[],
  readRow: ReadRow,
  changedLimits: Partial<RealtimeLimits> = {},
): Promise<Realtime> {
  const limits = { ...LIMITS, ...changedLimits };
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const clients = realtimeClients(limits);
  let nextBinding = 1;

  function receive(client: RealtimeClient, [joinReference, reference, topic, event, payload]: Message): void {
    const reply = (status: 'ok' | 'error', response: Row) =>
      send(client.socket, [joinReference, reference, topic, 'phx_reply', { status, response }]);
    if (event === 'heartbeat') {
      reply('ok', {});
    } else if (event === 'phx_join') {
      const asked = bindingsOf(payload);
      if (!asked) {
        reply('error', { reason: 'The channel cannot be joined as it is described' });
      } else if (!clients.mayJoin(client, topic)) {
        reply('error', { reason: 'Too many channels are joined from this network' });
      } else {
        const bindings = asked.map((binding) => ({ ...binding, id: nextBinding++ }));
        client.topics.set(topic, { joinReference, bindings });
        client.token = tokenOf(payload);
        reply('ok', { postgres_changes: bindings });
      }
    } else if (event === 'access_token') {
      client.token = tokenOf(payload);
    } else if (event === 'phx_leave') {
      client.topics.delete(topic);
      reply('ok', {});
    } else {
      reply('error', { reason: `Not supported here: ${event}. Follow the changes of tables.` });
    }
  }

  async function announce(change: RowChange): Promise<void> {
    const rows = new Map<string | null, Promise<Row | null>>();
    const read = (token: string | null) => {
      const row = rows.get(token) ?? readWithTimeout(change, token);
      rows.set(token, row);
      return row;
    };
    const committedAt = new Date().toISOString();
    const sendTo = async (client: RealtimeClient) => {
      const concerned = [...client.topics].filter(([, { bindings }]) =>
        bindings.some((each) => concerns(each, change)),
      );
      if (concerned.length === 0) return;
      const row = change.type === 'DELETE' ? {} : await read(client.token);
      if (!row) return;
      const data = dataOf(change, row, committedAt);
      for (const [topic, { joinReference, bindings }] of concerned) {
        const ids = bindings.filter((binding) => concerns(binding, change)).map(({ id }) => id);
        send(client.socket, [joinReference, null, topic, 'postgres_changes', { ids, data }]);
      }
    };
    await Promise.all([...clients.all].map(sendTo));
  }

  async function readWithTimeout({ table, id }: RowChange, token: string | null): Promise<Row | null> {
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(new Error('the row was not read in time')), limits.readTimeout);
    try {
      return await Promise.race([readRow(table, id, token), timeout.promise]);
    } catch (error) {
      log.warn({ err: error }, `Realtime: a subscriber was not told of ${table} ${id}`);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  let announcing = Promise.resolve();
  const listening = await listener.listen('row_changed', (text) => {
    announcing = announcing
      .then(() => announce(v.parse(RowChange, JSON.parse(text))))
      .catch((error: unknown) => log.warn({ err: error }, 'Realtime: a change was not told to subscribers'));
  });

  function follow(socket: WebSocket, clientAddress: string): void {
    const client = clients.connect(socket, clientAddress);
    socket.on('message', (data, isBinary) => {
      client.lastHeard = Date.now();
      const message = isBinary ? parseBroadcast(data as Buffer) : parseMessage(String(data));
      if (message) receive(client, message);
      else socket.close(1003);
    });
    socket.on('close', () => clients.disconnect(client));
    socket.on('error', () => socket.terminate());
  }

  const idleTimer = setInterval(() => clients.terminateIdle(), limits.idleTimeout / 3);
  idleTimer.unref();

  return {
    upgrade(request, socket, head, clientAddress) {
      const key = new URL(request.url ?? '/', 'http://localhost').searchParams.get('apikey') ?? '';
      const refusal = acceptedKeys.includes(key) ? clients.refusal(clientAddress) : '401 Unauthorized';
      if (refusal) socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
      else server.handleUpgrade(request, socket, head, (webSocket) => follow(webSocket, clientAddress));
    },
    async stop() {
      clearInterval(idleTimer);
      await listening.unlisten();
      for (const { socket } of clients.all) socket.terminate();
      server.close();
    },
  };
}

function concerns(binding: Binding, change: RowChange): boolean {
  return (
    binding.schema === change.schema &&
    (binding.table === '*' || binding.table === change.table) &&
    (binding.event === '*' || binding.event === change.type)
  );
}

function dataOf(change: RowChange, row: Row, committedAt: string): Row {
  return {
    schema: change.schema,
    table: change.table,
    type: change.type,
    commit_timestamp: committedAt,
    columns: Object.keys(row).map((name) => ({ name, type: 'text' })),
    record: row,
    old_record: change.type === 'INSERT' ? {} : { id: change.id },
    errors: null,
  };
}

function send(socket: WebSocket, message: Message): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > LARGEST_BACKLOG) socket.terminate();
  else socket.send(JSON.stringify(message));
}
