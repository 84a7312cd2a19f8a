import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.support.ts';
import { serveSite, writeSite, type TestServer } from './static-site.support.ts';

let root: string;
let server: TestServer;
const wanted: string[] = [];

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'static-site-pictures-'));
  writeSite(root, {
    'site/404.html': 'not found',
    'site/_headers': '/social/*\n  Cache-Control: public, immutable\n',
    'credentials.json': 'secret',
  });
  server = await serveSite(path.join(root, 'site'), null, async (key) => {
    wanted.push(key);
    if (key === 'broken-AAAAA') throw new Error('broken');
    return key === 'drawn_AAAAAA' ? Buffer.from('a picture') : null;
  });
});

afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

describe('a social picture', () => {
  it('is served by its key, with the headers of its rules', async () => {
    const answer = await ask(server, '/social/drawn_AAAAAA.png?from=network');
    expect([answer.status, answer.body.toString()]).toEqual([200, 'a picture']);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, immutable' });
    const head = await ask(server, '/social/drawn_AAAAAA.png', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '9', 0]);
  });

  it.each(['absent-AAAAA', 'broken-AAAAA'])('that is not there is a 404 nobody keeps: %s', async (key) => {
    const answer = await ask(server, `/social/${key}.png`);
    expect([answer.status, answer.body.toString()]).toEqual([404, 'not found']);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('is never looked for under anything but a key', async () => {
    wanted.length = 0;
    for (const address of [
      '/social/../credentials.json',
      '/social/..%2fcredential.png',
      '/social/%2e%2e%2f%2e%2e%2fa.png',
      '/social/../../AAAAAA.png',
      '/social/.AAAAAAAAAAA.png',
      '/social/drawn_AAAAAA',
      '/social/drawn_AAAAAA.png.br',
      '/social/drawn_AAAAA%41.png',
    ]) {
      expect((await ask(server, address)).status, address).toBe(404);
    }
    expect(wanted).toEqual([]);
  });
});
