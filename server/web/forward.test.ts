import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { freePort } from '../process/free-port.ts';
import { currentRequestId } from '../operate/log/request-id.ts';
import { INNER_FIELDS, startInnerServer, type InnerServer } from '../http/inner-server.ts';
import { limitedBody } from '../http/limited-body.ts';
import { startWebServer, type WebServer } from '../http/web-server.ts';
import { forwardTo, onePartEachTurn } from './forward.ts';

const SECRET = 'a secret of the copy';
const BOUNDS = { body: 100_000, requests: 3, answer: 300 };

let port: number;
let web: WebServer;
let api: InnerServer | null;
let apiPort: number | null;
let url: string;
const sockets = new WebSocketServer({ noServer: true });

async function answer(request: Request, address: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/hang') return new Promise(() => undefined);
  if (pathname === '/api/refuse') {
    return new Response('too large', { status: 413, headers: { Connection: 'close' } });
  }
  const body = await limitedBody(request, 1_000_000);
  const fields = { 'x-seen': `${address} ${request.headers.get('x-forwarded-for')}`, 'x-id': currentRequestId() ?? '' };
  return new Response(`${request.method} ${request.url} ${body.length}`, { headers: fields });
}

async function startApi(): Promise<void> {
  api = await startInnerServer(SECRET, {
    fetch: answer,
    upgrade: (request, socket, head, address) =>
      sockets.handleUpgrade(request, socket, head, (client) =>
        client.on('message', (data) => client.send(`${address} ${String(data)}`)),
      ),
  });
  apiPort = api.port;
}

async function stopApi(): Promise<void> {
  await api?.stop();
  [api, apiPort] = [null, null];
}

beforeEach(async () => {
  await startApi();
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { route, upgrade } = forwardTo(SECRET, () => apiPort, BOUNDS);
  web = await startWebServer('127.0.0.1', port, 1, {
    isDynamic: (pathname) => pathname.startsWith('/api'),
    answer: route,
    upgrade,
    serve: (_request, response) => void response.end('site'),
  });
});

afterEach(async () => {
  await web.stop();
  await stopApi();
});

describe('a request that is forwarded to the API', () => {
  it('keeps its method, address and body, and carries the request id and client of the web server', async () => {
    const forged = Object.fromEntries(Object.values(INNER_FIELDS).map((name) => [name, 'forged']));
    const response = await fetch(`${url}/api/a?b=c`, {
      method: 'POST',
      body: 'x'.repeat(70_000),
      headers: { ...forged, 'x-forwarded-for': '203.0.113.9' },
    });
    expect([response.status, await response.text()]).toEqual([200, `POST ${url}/api/a?b=c 70000`]);
    expect(response.headers.get('x-seen')).toBe('203.0.113.9 203.0.113.9');
    expect(response.headers.get('x-id')).toBe(response.headers.get('x-request-id'));
  });

  it('gets the answer of an API that does not read the whole body, and its connection is closed', async () => {
    const response = await fetch(`${url}/api/refuse`, { method: 'POST', body: 'x'.repeat(90_000) });
    expect([response.status, await response.text(), response.headers.get('connection')]).toEqual([
      413,
      'too large',
      'close',
    ]);
  });

  it('is answered 413 when its body is too large', async () => {
    const response = await fetch(`${url}/api/a`, { method: 'POST', body: 'x'.repeat(BOUNDS.body + 1) });
    expect(response.status).toBe(413);
  });

  it('is answered 503 while no API runs, and normally once an API runs again', async () => {
    const lost = apiPort;
    await stopApi();
    for (const gone of [null, lost]) {
      apiPort = gone;
      const response = await fetch(`${url}/api/rest`, { method: 'POST', body: 'x' });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await response.json()).toMatchObject({ code: 'PGRST001' });
    }
    expect(await (await fetch(url)).text()).toBe('site');
    await startApi();
    expect((await fetch(`${url}/api/a`)).status).toBe(200);
  });

  it('is answered 503 when the API hangs, and at once when too many requests wait', async () => {
    const asked = Array.from({ length: BOUNDS.requests + 2 }, async () => fetch(`${url}/api/hang`));
    // Two requests are over the limit, and refused at once.
    await Promise.any(asked);
    expect(await (await fetch(url)).text()).toBe('site');
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect((await fetch(`${url}/api/a`)).status).toBe(200);
  });
});

describe('a WebSocket', () => {
  const open = async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket`);
    await once(socket, 'open');
    return socket;
  };

  it('is forwarded both ways with the address of its client, and closes when the API stops', async () => {
    const socket = await open();
    socket.send('hello');
    expect(String((await once(socket, 'message'))[0])).toBe('127.0.0.1 hello');
    await stopApi();
    await once(socket, 'close');
  });

  it('closes the connection to the API when its client leaves', async () => {
    const socket = await open();
    await expect.poll(() => sockets.clients.size).toBe(1);
    socket.terminate();
    await expect.poll(() => sockets.clients.size).toBe(0);
  });

  it('is refused with 503 while no API runs', async () => {
    await stopApi();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket`);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('503');
  });
});

it('an inner server refuses requests and upgrades without the secret of the copy', async () => {
  const inner = `http://127.0.0.1:${apiPort}/api/a`;
  for (const headers of [{}, { [INNER_FIELDS.secret]: 'guessed' }] as Record<string, string>[]) {
    expect((await fetch(inner, { headers })).status).toBe(403);
  }
  const socket = connect(apiPort ?? 0, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(socket, 'close');
});

describe('a body on its way', () => {
  it('passes one part in each turn of the event loop, so that pages are answered between two parts', async () => {
    const body = onePartEachTurn();
    const turns: number[] = [];
    let turn = 0;
    const count = () => {
      turn += 1;
      if (!body.readableEnded) setImmediate(count);
    };
    body.on('data', () => turns.push(turn));
    for (const part of ['one', 'two', 'three']) body.write(part);
    body.end();
    count();
    await once(body, 'end');
    expect(turns).toHaveLength(3);
    expect(new Set(turns).size).toBe(3);
  });
});
