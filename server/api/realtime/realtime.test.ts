import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelListener } from './channel-listener.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { RealtimeLimits } from './realtime-clients.ts';
import { startRealtime, type Realtime } from './realtime.ts';
import { log } from '../../operate/log/log.ts';

const KEY = 'publishable';
const JOIN = { config: { postgres_changes: [{ event: '*', schema: 'public', table: 'categories' }] } };

let server: Server;
let realtime: Realtime;
let announce: (change: object) => void;
let readRow: ReturnType<typeof vi.fn<(table: string, id: string, token: string | null) => Promise<object | null>>>;
let clientAddress: string;
let sockets: WebSocket[];

async function start(limits?: Partial<RealtimeLimits>): Promise<void> {
  const listener = {
    async listen(_channel: string, onNotify: (payload: string) => void) {
      announce = (change) => onNotify(JSON.stringify({ schema: 'public', table: 'categories', ...change }));
      return { unlisten: async () => undefined };
    },
  } as ChannelListener;
  readRow = vi.fn(async (_table, id) => ({ id }));
  realtime = await startRealtime(listener, [KEY], readRow as never, limits);
  server = createServer();
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head, clientAddress));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

beforeEach(() => {
  sockets = [];
  clientAddress = '203.0.113.1';
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  await realtime.stop();
  server.close();
  server.closeAllConnections();
  vi.restoreAllMocks();
});

interface Payload {
  status?: string;
  data?: { record: { id?: string }; old_record: { id?: string } };
}

interface Subscriber {
  socket: WebSocket;
  /** Events and replies received, in order. */
  received: { event: string; id?: string; status?: string }[];
  send(event: string, payload: object, topic?: string): void;
}

async function connect(): Promise<Subscriber> {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${KEY}`);
  sockets.push(socket);
  const received: Subscriber['received'] = [];
  socket.on('message', (data: Buffer) => {
    const [, , , event, payload] = JSON.parse(data.toString()) as [null, null, string, string, Payload];
    const id = payload.data?.record.id ?? payload.data?.old_record.id;
    received.push({ event, ...(id && { id }), ...(payload.status && { status: payload.status }) });
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    received,
    send: (event, payload, topic = 'realtime:a') => socket.send(JSON.stringify(['1', '1', topic, event, payload])),
  };
}

async function join(token?: string): Promise<Subscriber> {
  const subscriber = await connect();
  subscriber.send('phx_join', { ...JOIN, access_token: token });
  await until(() => subscriber.received.length === 1);
  return subscriber;
}

function until(condition: () => boolean): Promise<void> {
  return expect.poll(condition).toBe(true);
}

const changesOf = ({ received }: Subscriber) => received.flatMap(({ id }) => id ?? []);

describe('an announcement', () => {
  it.each(['Ā', 'a\r\nb', 'a b', '\0', 'x'.repeat(9000)])(
    'reaches the other subscribers when one has joined with the token %j',
    async (token) => {
      await start();
      readRow.mockImplementation(async (_table, id, given) => {
        new Headers({ authorization: `Bearer ${given}` });
        return { id };
      });
      await join(token);
      const other = await join('good');
      announce({ type: 'INSERT', id: '1' });
      await until(() => changesOf(other).length === 1);
    },
  );

  it('reaches the other subscribers when reading the row fails for one', async () => {
    await start();
    readRow.mockImplementation(async (_table, id, token) => {
      if (token === 'bad') throw new Error('no row for you');
      return { id };
    });
    const bad = await join('bad');
    const good = await join('good');
    announce({ type: 'UPDATE', id: '1' });
    announce({ type: 'UPDATE', id: '2' });
    await until(() => changesOf(good).length === 2);
    expect(changesOf(bad)).toEqual([]);
  });

  it('reaches the other subscribers when reading the row never ends for one', async () => {
    await start({ readTimeout: 50 });
    readRow.mockImplementation((_table, id, token) =>
      token === 'slow' ? new Promise(() => undefined) : Promise.resolve({ id }),
    );
    await join('slow');
    const good = await join('good');
    announce({ type: 'UPDATE', id: '1' });
    announce({ type: 'UPDATE', id: '2' });
    await until(() => changesOf(good).length === 2);
  });

  it('causes one read of the row for each distinct token', async () => {
    await start();
    const subscribers = [await join('a'), await join('a'), await join('b'), await join(), await join()];
    announce({ type: 'INSERT', id: '1' });
    await until(() => subscribers.every((each) => changesOf(each).length === 1));
    expect(readRow.mock.calls.map(([, , token]) => token).sort()).toEqual(['a', 'b', null]);
  });

  it('arrives in the order of the changes, even when an earlier row takes longer to read', async () => {
    await start();
    const subscriber = await join('a');
    let delay = 60;
    readRow.mockImplementation(async (_table, id) => {
      await sleep((delay -= 20));
      return { id };
    });
    for (const id of ['1', '2', '3']) announce({ type: 'INSERT', id });
    announce({ type: 'DELETE', id: '4' });
    await until(() => changesOf(subscriber).length === 4);
    expect(changesOf(subscriber)).toEqual(['1', '2', '3', '4']);
  });

  it('is still delivered after a malformed notification', async () => {
    await start();
    const subscriber = await join('a');
    announce({ schema: undefined, type: 5, id: {} });
    announce({ type: 'INSERT', id: '1' });
    await until(() => changesOf(subscriber).length === 1);
  });
});

describe('the limits on WebSocket connections', () => {
  it('refuse a network beyond its limit with 429 until one connection closes, and admit other networks', async () => {
    await start({ socketsPerNetwork: 2 });
    const [first] = [await connect(), await connect()];
    await expect(connect()).rejects.toThrow('429');
    clientAddress = '203.0.113.2';
    await connect();
    clientAddress = '203.0.113.1';
    first.socket.close();
    await expect
      .poll(() =>
        connect().then(
          () => 'connected',
          () => 'refused',
        ),
      )
      .toBe('connected');
  });

  it('count two addresses of the same IPv6 /64 as one network', async () => {
    await start({ socketsPerNetwork: 1 });
    clientAddress = '2001:db8:1:2::1';
    await connect();
    clientAddress = '2001:db8:1:2:ffff::9';
    await expect(connect()).rejects.toThrow('429');
  });

  it('refuse connections beyond the total for all networks with 503', async () => {
    await start({ sockets: 2 });
    await connect();
    clientAddress = '203.0.113.2';
    await connect();
    clientAddress = '203.0.113.3';
    await expect(connect()).rejects.toThrow('503');
  });

  it('refuse a topic beyond the limit of a network, over all its connections, until one is left', async () => {
    await start({ topicsPerNetwork: 3 });
    const [first, second] = [await connect(), await connect()];
    for (const topic of ['a', 'b', 'a']) first.send('phx_join', JOIN, topic);
    for (const topic of ['a', 'b']) second.send('phx_join', JOIN, topic);
    await until(() => first.received.length === 3 && second.received.length === 2);
    expect(first.received.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok']);
    expect(second.received.map(({ status }) => status)).toEqual(['ok', 'error']);
    first.send('phx_leave', {}, 'a');
    await until(() => first.received.length === 4);
    second.send('phx_join', JOIN, 'b');
    await until(() => second.received.length === 3);
    expect(second.received.at(-1)?.status).toBe('ok');
  });

  it('disconnect a client that sends nothing, and keep one that sends heartbeats', async () => {
    await start({ idleTimeout: 500 });
    const silent = await connect();
    const alive = await connect();
    const beat = setInterval(() => alive.send('heartbeat', {}, 'phoenix'), 10);
    await until(() => silent.socket.readyState === silent.socket.CLOSED);
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
    clearInterval(beat);
  });
});
