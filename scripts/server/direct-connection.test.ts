import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../backend/free-port.ts';
import { answerDirectly } from './direct-connection.ts';
import { staticSite, type StaticSite } from './static-site.ts';
import { ask, writeSite } from './static-site.support.ts';
import { startWebServer, type WebServer } from './web-server.ts';

const LIMITS = { silence: 200, idle: 600, farewell: 100 };
const LARGE = Buffer.alloc(900_000, 'large ');

let directory: string;
let port: number;
let site: StaticSite;
let server: WebServer;
let clients: Socket[];
/** Addresses that Node's HTTP was asked for. */
let parsed: string[];
let direct: string[];

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-direct-'));
  writeSite(directory, {
    'index.html': 'home',
    'quiz.html': 'quiz é',
    'large.txt': LARGE,
    '404.html': 'nothing here',
    _headers: '/*\n  X-Of-All: yes\n',
  });
  site = staticSite(directory, null);
  clients = [];
  parsed = [];
  direct = [];
  port = await freePort();
  server = await startWebServer(
    '127.0.0.1',
    port,
    0,
    {
      isDynamic: (pathname) => pathname.startsWith('/api'),
      fetch: async (request) => new Response(`api ${request.method} ${await request.text()}`),
      upgrade: (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\nupgraded'),
      serve(request, response) {
        parsed.push(request.url ?? '');
        return site.serve(request, response);
      },
      readyAnswer(request) {
        if (request.url === '/broken') throw new Error('broken');
        const answer = site.readyAnswer(request);
        if (answer) direct.push(request.url);
        return answer;
      },
    },
    LIMITS,
  );
  for (const address of ['/', '/quiz', '/large.txt']) await ask({ port }, address);
  parsed = [];
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

const request = (address: string, ...fields: string[]) =>
  `GET ${address} HTTP/1.1\r\n${['Host: a', ...fields].join('\r\n')}\r\n\r\n`;

async function open(): Promise<Socket> {
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  clients.push(client.on('error', () => undefined));
  await once(client, 'connect');
  return client;
}

/** All that comes for what is sent, in one connection that the last request ends. */
async function answersTo(...sent: string[]): Promise<string> {
  const client = await open();
  let answer = '';
  client.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  const ended = once(client, 'end');
  for (const text of sent) {
    client.write(text, 'latin1');
    await sleep(20);
  }
  await ended;
  return answer;
}

const LAST = request('/last', 'Connection: close');
const bodies = (answers: string) => answers.split(/(?:HTTP\/1\.1 \d+ [^]*?)?\r\n\r\n/).filter((body) => body !== '');
const withoutDate = (head: string) => head.replace(/^Date: .*$/gm, 'Date');

describe('a file that is remembered', () => {
  it('is answered as by Node, with the same fields', async () => {
    const [ofDirect = ''] = (await answersTo(request('/quiz'), LAST)).split('quiz');
    expect(direct).toEqual(['/quiz']);
    const [ofNode = ''] = (await answersTo(request('/quiz', 'TE: trailers'), LAST)).split('quiz');
    expect(direct).toHaveLength(1);
    expect(withoutDate(ofDirect)).toEqual(withoutDate(ofNode));
    expect(ofDirect).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r$/m);
  });

  it('is answered 304 to who has it, as by Node', async () => {
    const tag = (await ask({ port }, '/quiz')).headers.etag ?? '';
    const condition = `If-None-Match: W/"other", ${tag}`;
    const ofDirect = await answersTo(request('/quiz', condition), LAST);
    const ofNode = await answersTo(request('/quiz', condition, 'TE: trailers'), LAST);
    expect(direct).toEqual(['/quiz']);
    expect(ofDirect).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
    expect(withoutDate(ofDirect)).toBe(withoutDate(ofNode));
  });

  it('is answered with other bytes after a change', async () => {
    writeSite(directory, { 'quiz.html': 'another quiz' });
    site.change({ directory, written: ['quiz.html'], removed: [] });
    expect(bodies(await answersTo(request('/quiz'), LAST))[0]).toContain('another quiz');
  });

  it('is sent whole where it is large', async () => {
    expect(await answersTo(request('/large.txt'), LAST)).toContain(LARGE.toString());
    expect(direct).toEqual(['/large.txt']);
  });
});

describe('a connection', () => {
  it('answers requests in their order, whoever answers', async () => {
    const sent = [request('/'), request('/quiz'), request('/none'), request('/'), LAST];
    const inOne = await answersTo(sent.join(''));
    expect(direct).toEqual(['/', '/quiz']);
    expect(parsed).toEqual(['/none', '/', '/last']);
    expect(withoutDate(await answersTo(...sent))).toBe(withoutDate(inOne));
    expect([...inOne.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '200',
      '404',
      '200',
      '404',
    ]);
  });

  it('goes on with a request that comes in parts', async () => {
    const text = request('/quiz', 'X-Long: yes');
    const answers = await answersTo(request('/'), text.slice(0, 9), text.slice(9, 30), text.slice(30), LAST);
    expect(answers).toMatch(/home[^]*quiz \xc3\xa9[^]*nothing here$/);
  });

  it('goes on with a body', async () => {
    const body = request('/quiz');
    const post = `POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    expect(await answersTo(request('/') + post + LAST)).toContain('api POST GET /quiz HTTP/1.1');
    expect(direct).toEqual(['/']);
  });

  it('goes on when an answer cannot be looked for', async () => {
    expect(await answersTo(request('/') + request('/broken'), LAST)).toMatch(/home[^]*404 Not Found/);
    expect(parsed).toEqual(['/broken', '/last']);
  });

  it('goes on as another protocol', async () => {
    const upgrade = request('/realtime/v1/websocket', 'Connection: Upgrade', 'Upgrade: websocket');
    expect(await answersTo(request('/'), upgrade)).toMatch(/home[^]*upgraded$/);
  });

  it('ends when its client has ended it', async () => {
    const client = await open();
    client.resume().end(request('/'));
    await once(client, 'end');
  });

  it('is ended after a while without request', async () => {
    const client = await open();
    client.write(request('/'));
    await once(client, 'data');
    await sleep(LIMITS.silence * 2);
    client.write(request('/'));
    await once(client, 'data');
    await once(client.resume(), 'end');
    expect(direct).toEqual(['/', '/']);
  });

  it('may be idle as long after each request', () => {
    const timeouts: number[] = [];
    let isDestroyed = false;
    const socket = Object.assign(new EventEmitter(), {
      writableLength: 0,
      write: () => true,
      setTimeout: (milliseconds: number) => timeouts.push(milliseconds),
      destroy: () => (isDestroyed = true),
    });
    const answer = { head: 'HTTP/1.1 200 OK\r\n', body: 'home' };
    answerDirectly(socket as unknown as Socket, LIMITS, () => answer, expect.unreachable);
    for (let time = 0; time < 3; time += 1) {
      socket.emit('data', Buffer.from(request('/')));
      socket.emit('timeout');
    }
    const rest = LIMITS.idle - LIMITS.silence;
    expect(timeouts).toEqual([LIMITS.silence, rest, LIMITS.silence, rest, LIMITS.silence, rest]);
    expect(isDestroyed).toBe(false);
    socket.emit('timeout');
    expect(isDestroyed).toBe(true);
  });

  it('is ended where nothing is asked', async () => {
    await once((await open()).resume(), 'end');
  });

  it('is given up by whoever does not read', async () => {
    const client = await open();
    const ended = Promise.race([once(client, 'end'), once(client, 'close')]);
    client.pause().write(request('/large.txt').repeat(50));
    await sleep(LIMITS.silence * 3);
    client.resume();
    await ended;
    // Node's HTTP holds what it answers back, too.
    expect(direct.length).toBeLessThan(10);
    expect((await ask({ port }, '/')).body.toString()).toBe('home');
  });

  it('is ended with the server', async () => {
    const client = await open();
    client.write(request('/'));
    await once(client, 'data');
    const ended = once(client.resume(), 'close');
    client.end();
    await server.stop();
    await ended;
  });
});
