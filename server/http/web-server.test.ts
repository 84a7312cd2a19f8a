import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../process/free-port.ts';
import { fetchRoute } from './fetch-route.ts';
import { ask } from './ask.support.ts';
import { startWebServer, type WebServer, type WebServerRoutes } from './web-server.ts';
import { log } from '../operate/log/log.ts';

let port: number;
let server: WebServer;
let said: unknown[][];

const routes: WebServerRoutes = {
  isDynamic: (pathname) => pathname.startsWith('/api'),
  mayAnswer: async (host) => host !== 'evil.example',
  answer: fetchRoute(async (request, clientAddress) => {
    if (request.url.includes('fail')) throw new Error('no database');
    return new Response(`${request.method} ${clientAddress}`);
  }),
  upgrade() {
    throw new Error('no socket');
  },
  async serve(request, response) {
    if (request.url?.startsWith('/late')) await Promise.reject(new Error('no file'));
    if (request.url?.startsWith('/half')) {
      response.writeHead(200, { 'Content-Length': 10 }).write('half');
      throw new Error('no rest');
    }
    if (request.url?.startsWith('/fail')) throw new Error('no site');
    response.end('site');
  },
};

beforeEach(async () => {
  said = [];
  vi.spyOn(log, 'error').mockImplementation((...values: unknown[]) => void said.push(values));
  port = await freePort();
  server = await startWebServer('127.0.0.1', port, 1, routes);
});
afterEach(async () => {
  await server.stop();
  vi.restoreAllMocks();
});

async function isAnswering(): Promise<boolean> {
  return (await ask({ port }, '/')).body.toString() === 'site';
}

describe('an error of one request', () => {
  it.each(['/fail?apikey=secret', '/late?apikey=secret', '/api/fail?apikey=secret'])(
    'is answered 500, and logged on one line without the query: %s',
    async (address) => {
      const answer = await ask({ port }, address);
      expect(answer.status).toBe(500);
      expect(said).toEqual([
        [{ err: expect.any(Error) }, expect.stringMatching(/^GET \/[a-z/]+ could not be answered$/)],
      ]);
      expect(answer.headers['x-request-id']).toMatch(/^[\da-z]{12}$/);
      if (!address.startsWith('/api')) expect(answer.body.toString()).toContain(answer.headers['x-request-id']);
      expect(await isAnswering()).toBe(true);
    },
  );

  it('cuts an answer that has begun, and leaves the server running', async () => {
    await expect(ask({ port }, '/half')).rejects.toThrow();
    expect(await isAnswering()).toBe(true);
  });

  it('closes a WebSocket that could not be opened, and leaves the server running', async () => {
    const answer = await rawAnswer(
      'GET /realtime/v1/websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(answer).toBe('');
    expect(await isAnswering()).toBe(true);
  });
});

describe('a request', () => {
  it.each(['TRACE', 'PROPFIND', 'LOCK', 'PURGE', 'SEARCH'])('with the method %s is answered 405', async (method) => {
    for (const address of ['/', '/api/rest']) {
      const answer = await ask({ port }, address, { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
    }
    expect(said).toEqual([]);
  });

  it('is handled with the address of the client', async () => {
    const headers = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9:4711' };
    expect((await ask({ port }, '/api', { headers })).body.toString()).toBe('GET 203.0.113.9');
    expect((await ask({ port }, '/api')).body.toString()).toBe('GET 127.0.0.1');
  });

  it.each([
    ['an address that names another host', 'GET http://evil.example/api HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no host', 'GET /api HTTP/1.0\r\n\r\n'],
    ['a malformed host', 'GET /api HTTP/1.1\r\nHost: [\r\n\r\n'],
    ['bytes that are no text', 'GET /api\xff\x80 HTTP/1.1\r\nHost: a\xff\r\n\r\n'],
    ['backslashes', 'GET \\api HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['wrong percent signs', 'GET /api%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no HTTP', 'hello\r\n\r\n'],
    ['a wrong length', 'POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
    [
      'a length and chunks',
      'POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['an upgrade to another protocol', 'GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
  ])('with %s leaves the server running', async (_case, text) => {
    await rawAnswer(text);
    expect(await isAnswering()).toBe(true);
  });

  it.each(['h2c', 'TLS/1.0', 'websocket2'])(
    'with an offer to upgrade to %s is answered without upgrade',
    async (protocol) => {
      const upgrade = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\n`;
      expect(await rawAnswer(`GET /api HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it.each(['http://a/api', 'HTTP://a:80/api?x=1', 'https://user@a/api'])(
    'for the absolute address %s takes the host from that address, not from the Host header',
    async (target) => {
      expect(await rawAnswer(`GET ${target} HTTP/1.1\r\nHost: evil.example\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
      const elsewhere = target.replace(/a(?=[:/])(?!pi)/, 'evil.example');
      expect(await rawAnswer(`GET ${elsewhere} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(/^HTTP\/1\.1 421 /);
    },
  );
});

describe('a host', () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';

  it.each([
    ['a page', 'GET / HTTP/1.1\r\n'],
    ['the API', 'GET /api HTTP/1.1\r\n'],
    ['a WebSocket', `GET /realtime/v1/websocket HTTP/1.1\r\n${upgrade}`],
  ])('is refused with 421 when unknown, and with 400 when given twice: %s', async (_case, start) => {
    expect(await rawAnswer(`${start}Host: evil.example\r\n\r\n`)).toMatch(/^HTTP\/1\.1 421 /);
    for (const two of ['Host: a\r\nHost: evil.example', 'Host: a\r\nhost: a']) {
      expect(await rawAnswer(`${start}${two}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(await isAnswering()).toBe(true);
    expect(said).toEqual([]);
  });
});

/** Sends bytes as they are, and returns what comes back until the connection ends or falls silent. */
function rawAnswer(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    socket.setTimeout(300, () => socket.destroy());
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
