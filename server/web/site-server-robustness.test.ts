import { readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../http/ask.support.ts';
import { serveFiles, type TestSite } from './site-server.support.ts';

const LARGE = 'x'.repeat(8_000_000);

/** Returns the paths of the files that this process has open. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      return [];
    }
  });
}

let server: TestSite;
let damaged: string[];

beforeEach(async () => {
  damaged = [];
  const files = { 'index.html': '0123456789', 'gone.txt': 'gone', 'large.bin': LARGE };
  server = await serveFiles(files, { onDamaged: (file) => void damaged.push(file) });
});
afterEach(() => server.stop());

describe('a request with If-Modified-Since', () => {
  it('is answered 304 when the date matches, and 200 when the date or an If-None-Match tag differs', async () => {
    const modified = String((await ask(server, '/')).headers['last-modified']);
    const status = async (headers: Record<string, string>) => (await ask(server, '/', { headers })).status;
    expect(await status({ 'if-modified-since': modified })).toBe(304);
    expect(await status({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200);
    expect(await status({ 'if-modified-since': modified, 'if-none-match': '"other"' })).toBe(200);
  });
});

describe('a request with a Range header', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=7-99', '789', 'bytes 7-9/10'],
    ['bytes=3-3', '3', 'bytes 3-3/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-9007199254740992', '0123456789', 'bytes 0-9/10'],
  ])('is answered 206 with the requested bytes: %s', async (range, body, contentRange) => {
    const answer = await ask(server, '/', { headers: { range } });
    expect([answer.status, answer.body.toString()]).toEqual([206, body]);
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  it.each([
    ['bytes=2-9007199254740992', '23456789'],
    [`bytes=0-${'9'.repeat(400)}`, '0123456789'],
  ])('is answered up to the end of the file when the range ends beyond the safe integers: %s', async (range, body) => {
    const answer = await ask(server, '/', { headers: { range } });
    expect([answer.status, answer.body.toString()]).toEqual([206, body]);
  });

  it.each(['bytes=9007199254740992-', `bytes=${'9'.repeat(400)}-`, `bytes=${'9'.repeat(399)}-${'9'.repeat(400)}`])(
    'is answered 416 when the range begins beyond the safe integers: %s',
    async (range) => {
      expect((await ask(server, '/', { headers: { range } })).status).toBe(416);
    },
  );

  it('is answered 416 when the range begins after the end of the file', async () => {
    const answer = await ask(server, '/', { headers: { range: 'bytes=10-' } });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it.each([
    ...['bytes=5-2', 'bytes=9-0', 'bytes=1-0', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=0x1-0x2'],
    ...['bytes=0-1,4-5', 'items=0-1', 'bytes=1e9-2', '-', '5-2', 'bytes=bytes=5-2', 'bytes=2-1-0'],
  ])('is answered with the whole file when the range is invalid or not supported: %s', async (range) => {
    const answer = await ask(server, '/', { headers: { range } });
    expect([answer.status, answer.body.toString()]).toEqual([200, '0123456789']);
  });

  it.each(['bytes=2-4', 'bytes=10-'])(
    'is answered with the headers of the whole file when the method is HEAD: %s',
    async (range) => {
      const answer = await ask(server, '/', { method: 'HEAD', headers: { range } });
      expect([answer.status, answer.headers['content-range']]).toEqual([200, undefined]);
      expect(answer.headers['content-length']).toBe('10');
    },
  );

  it('is answered with the whole file when If-Range names another version of the file', async () => {
    const headers = { range: 'bytes=2-4', 'if-range': '"older"' };
    expect((await ask(server, '/', { headers })).status).toBe(200);
  });
});

describe('the site server', () => {
  it('answers 500 and reports the file when stored bytes are damaged or missing, and keeps serving other files', async () => {
    writeFileSync(server.placeOf('gone'), 'enog');
    rmSync(server.placeOf(LARGE));
    for (const address of ['/gone.txt', '/large.bin']) expect((await ask(server, address)).status).toBe(500);
    expect(damaged).toEqual(['gone.txt', 'large.bin']);
    expect((await ask(server, '/')).status).toBe(200);
    writeFileSync(server.placeOf('gone'), 'gone');
    expect((await ask(server, '/gone.txt')).body.toString()).toBe('gone');
  });

  it.runIf(os.platform() === 'linux')('closes a file when the visitor disconnects during its download', async () => {
    // Other test files share this process: count only the descriptors of this file.
    const place = server.placeOf(LARGE);
    const timesOpen = () => openFiles().filter((file) => file === place).length;
    for (let visit = 0; visit < 10; visit += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(server.port, '127.0.0.1', () =>
          socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n'),
        );
        socket.once('data', () => {
          socket.destroy();
          resolve();
        });
      });
    }
    await expect.poll(timesOpen).toBe(0);
  });

  it('answers 404 to an address that begins with 12,000 slashes', async () => {
    expect((await ask(server, `${'/'.repeat(12_000)}a`)).status).toBe(404);
  });

  it('answers an empty 404 where the site has no 404 page', async () => {
    const answer = await ask(server, '/nowhere');
    expect([answer.status, answer.body.length]).toEqual([404, 0]);
  });
});
