import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Sql } from 'postgres';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket } from 'ws';

/** One message of the Phoenix channels protocol, version 2: join reference, reference, topic, event, payload. */
type Message = [string | null, string | null, string, string, Record<string, unknown>];

interface Binding {
  id: number;
  event: string;
  schema: string;
  table: string;
}

const MOST_BINDINGS = 20;
const MOST_TOPICS = 20;
const name = v.pipe(v.string(), v.maxLength(63));
const JoinPayload = v.object({
  config: v.optional(
    v.object({
      postgres_changes: v.optional(
        v.pipe(
          v.array(v.looseObject({ event: name, schema: name, table: v.optional(name, '*') })),
          v.maxLength(MOST_BINDINGS),
        ),
        [],
      ),
    }),
    {},
  ),
});

interface Subscription {
  joinReference: string | null;
  bindings: Binding[];
  token: string | null;
}

interface RowChange {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  id: string;
}

/** Reads one row with a subscriber's own token, so that row-level security decides; null when it may not see it. */
export type ReadRow = (table: string, id: string, token: string | null) => Promise<Record<string, unknown> | null>;

export interface Realtime {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  stop(): Promise<void>;
}

/**
 * Serves the part of Supabase Realtime that the product uses: `postgres_changes` of followed tables.
 * Protocol: https://supabase.com/docs/guides/realtime/protocol
 */
export async function startRealtime(sql: Sql, acceptedKeys: string[], readRow: ReadRow): Promise<Realtime> {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const subscriptions = new Map<WebSocket, Map<string, Subscription>>();
  let nextBinding = 1;

  function receive(socket: WebSocket, [joinReference, reference, topic, event, payload]: Message): void {
    const topics = subscriptions.get(socket);
    if (!topics) return;
    const reply = (response: Record<string, unknown>) =>
      send(socket, [joinReference, reference, topic, 'phx_reply', { status: 'ok', response }]);
    if (event === 'heartbeat') {
      reply({});
    } else if (event === 'phx_join') {
      const asked = v.safeParse(JoinPayload, payload);
      if (!asked.success || topics.size >= MOST_TOPICS) {
        socket.close(1008);
        return;
      }
      const bindings = asked.output.config.postgres_changes.map((binding) => ({ ...binding, id: nextBinding++ }));
      topics.set(topic, { joinReference, bindings, token: tokenOf(payload) });
      reply({ postgres_changes: bindings });
    } else if (event === 'access_token') {
      const subscription = topics.get(topic);
      if (subscription) subscription.token = tokenOf(payload);
    } else if (event === 'phx_leave') {
      topics.delete(topic);
      reply({});
    }
  }

  async function announce(change: RowChange): Promise<void> {
    for (const [socket, topics] of subscriptions) {
      for (const [topic, subscription] of topics) {
        const ids = subscription.bindings.filter((binding) => concerns(binding, change)).map((binding) => binding.id);
        if (ids.length === 0) continue;
        const row = change.type === 'DELETE' ? {} : await readRow(change.table, change.id, subscription.token);
        if (!row) continue;
        const data = {
          schema: change.schema,
          table: change.table,
          type: change.type,
          commit_timestamp: new Date().toISOString(),
          columns: Object.keys(row).map((name) => ({ name, type: 'text' })),
          record: row,
          old_record: change.type === 'INSERT' ? {} : { id: change.id },
          errors: null,
        };
        send(socket, [subscription.joinReference, null, topic, 'postgres_changes', { ids, data }]);
      }
    }
  }

  const listening = await sql.listen('row_changed', (text) => {
    announce(JSON.parse(text) as RowChange).catch((error: unknown) => console.error('Realtime:', error));
  });

  server.on('connection', (socket) => {
    subscriptions.set(socket, new Map());
    socket.on('message', (data) => {
      const message = parseMessage(String(data));
      if (message) receive(socket, message);
      else socket.close(1003);
    });
    socket.on('close', () => subscriptions.delete(socket));
    socket.on('error', () => socket.terminate());
  });

  return {
    upgrade(request, socket, head) {
      const key = new URL(request.url ?? '/', 'http://localhost').searchParams.get('apikey') ?? '';
      if (!acceptedKeys.includes(key)) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (webSocket) => server.emit('connection', webSocket, request));
    },
    async stop() {
      await listening.unlisten();
      for (const socket of server.clients) socket.terminate();
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

function tokenOf(payload: Record<string, unknown>): string | null {
  const token = payload['access_token'];
  return typeof token === 'string' ? token : null;
}

function parseMessage(text: string): Message | null {
  try {
    const message: unknown = JSON.parse(text);
    if (!Array.isArray(message) || message.length !== 5) return null;
    const [, , topic, event, payload] = message as unknown[];
    if (typeof topic !== 'string' || typeof event !== 'string') return null;
    if (typeof payload !== 'object' || payload === null) return null;
    return [message[0], message[1], topic, event, payload as Record<string, unknown>] as Message;
  } catch {
    return null;
  }
}

function send(socket: WebSocket, message: Message): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}
