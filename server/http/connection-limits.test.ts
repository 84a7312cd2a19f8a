import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../process/free-port.ts';
import { fetchRoute } from './fetch-route.ts';
import { ask } from './ask.support.ts';
import { startWebServer, type WebServer, type WebServerRoutes } from './web-server.ts';

const SOCKET = '/realtime/v1/websocket';
const LIMITS = { silence: 100, idle: 1000, afterRefusal: 100, stop: 2000 };
const CHUNK = Buffer.alloc(1_000_000);
const LARGE = Buffer.alloc(32 * CHUNK.length);

let port: number;
let server: WebServer;
let clients: Socket[];
let begun: string[];
/** The requests whose connection or answer has ended. */
let ended: string[];

const routes: WebServerRoutes = {
  isDynamic: (pathname) => pathname.startsWith('/api'),
  answer: fetchRoute(async ({ url }) => {
    const { pathname } = new URL(url);
    begun.push(pathname);
    if (pathname === '/api/endless') {
      const pull = (stream: ReadableStreamDefaultController) => stream.enqueue(CHUNK);
      return new Response(new ReadableStream({ pull, cancel: () => void ended.push(pathname) }));
    }
    await (pathname === '/api/never' ? new Promise(() => undefined) : sleep(5 * LIMITS.silence));
    return new Response('late');
  }),
  upgrade({ url = '' }, socket) {
    socket.once('close', () => ended.push(url));
    if (url.endsWith('refused')) socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
    else socket.on('data', (data) => socket.write(data)).write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  },
  serve({ url = '' }, response) {
    response.once('close', () => ended.push(url)).end(LARGE);
  },
};

beforeEach(async () => {
  clients = [];
  begun = [];
  ended = [];
  port = await freePort();
  server = await startWebServer('127.0.0.1', port, 0, routes, LIMITS);
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await server.stop();
});

/** Sends a request from a client that never closes its side, and reads only on demand. */
async function open(address: string, headers = ''): Promise<Socket> {
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  clients.push(client.on('error', () => undefined));
  await once(client, 'connect');
  client.write(`GET ${address} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
  return client;
}

function openSocket(query: string): Promise<Socket> {
  return open(`${SOCKET}?${query}`, 'Connection: Upgrade\r\nUpgrade: websocket\r\n');
}

describe('an answer', () => {
  it.each(['/large', '/api/endless'])('is given up when its client does not read: %s', async (address) => {
    // Asks again: on a busy machine, a connection may be given up before its request is read.
    const askAgain = async () => {
      await open(address);
      return ended;
    };
    await expect.poll(askAgain, { interval: 3 * LIMITS.silence }).toContain(address);
  });

  it('is sent even when making it takes longer than a client may be silent', async () => {
    expect((await ask({ port }, '/api/late')).body.toString()).toBe('late');
  });
});

describe('an answer that runs when the server stops', () => {
  it('is completed, and its connection is closed at its end', async () => {
    await server.stop();
    // No limit but the end of the answer closes the connection within the time of a test.
    server = await startWebServer('127.0.0.1', port, 0, routes, { ...LIMITS, idle: 60_000, stop: 60_000 });
    const client = await open('/api/late');
    await expect.poll(() => begun).toEqual(['/api/late']);
    const answered = once(client, 'data');
    await server.stop();
    expect(String((await answered)[0])).toContain('late');
  });

  it('is cut when it exceeds the time that a stop may take', async () => {
    const client = await open('/api/never');
    await expect.poll(() => begun).toEqual(['/api/never']);
    const closed = once(client, 'close');
    client.resume();
    client.allowHalfOpen = false;
    await server.stop();
    await closed;
  });
});

describe('a connection between two requests', () => {
  const request = 'GET /api/late HTTP/1.1\r\nHost: a\r\n\r\n';

  it('stays open longer than the limit of silence within a request, and is then closed', async () => {
    const client = await open('/api/late');
    expect(String((await once(client, 'data'))[0])).toContain('late');
    await sleep(5 * LIMITS.silence);
    client.write(request);
    const [second] = (await once(client, 'data')) as [Buffer];
    expect(String(second)).toContain('late');
    await once(client, 'end');
  });

  it('announces its timeout in the Keep-Alive header', async () => {
    const client = await open('/api/late');
    expect(String((await once(client, 'data'))[0])).toContain('Keep-Alive: timeout=1\r\n');
  });
});

describe('a WebSocket', () => {
  it('stays open without traffic', async () => {
    const client = await openSocket('silent');
    await once(client, 'data');
    await sleep(5 * LIMITS.silence);
    client.write('still there');
    expect(String((await once(client, 'data'))[0])).toBe('still there');
  });

  it('is closed when refused, even if its client keeps the connection open', async () => {
    const client = await openSocket('refused');
    expect(String((await once(client, 'data'))[0])).toContain('401');
    await expect.poll(() => ended).toContain(`${SOCKET}?refused`);
  });

  it('is closed when the server stops', async () => {
    const client = await openSocket('stopped');
    await once(client, 'data');
    await server.stop();
    await expect.poll(() => ended).toContain(`${SOCKET}?stopped`);
  });
});
