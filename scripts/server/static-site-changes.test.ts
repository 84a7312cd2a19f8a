import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkedTrees, type LinkedTrees } from '../measure/linked-trees.ts';
import { ask, type Answer } from './ask.support.ts';
import { serveSite, writeSite, type TestServer } from './static-site.support.ts';
import { log } from '../operate/log/log.ts';

const ARTICLE = 'b8a3c1de-0000-4000-8000-000000000001';
const BEFORE = 'before '.repeat(100);
const AFTER = 'after '.repeat(100);
const HEADERS = '/*\n  X-Frame-Options: DENY\n';
const bookOf = (address: string) => JSON.stringify({ byId: { [ARTICLE]: address }, bySlug: {} });

type Files = Record<string, string | Buffer>;

let root: string;
let trees: LinkedTrees;
let server: TestServer;
const retired = () => path.join(root, 'retired');

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'static-site-changes-'));
  const site = path.join(root, 'site');
  writeSite(site, {
    'index.html': 'home',
    'blog/kept.html': 'kept',
    'blog/edited.html': BEFORE,
    'blog/edited.html.br': zlib.brotliCompressSync(BEFORE),
    'blog/removed.html': 'removed',
    '_astro/a.js': 'script',
    '404.html': 'not found',
    'addresses.json': bookOf('/blog/kept'),
    _headers: HEADERS,
  });
  trees = await linkedTrees(site, root);
  server = await serveSite(trees.directory, retired());
});
afterEach(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

const publish = (written: Files, removed: string[] = []) => trees.publish(written, removed, server.site.change);
const textOf = async (address: string) => (await ask(server, address)).body.toString();
const brotli = { headers: { 'accept-encoding': 'br' } };

describe('a change', () => {
  it('shows what is new, has changed or is gone, turn by turn', async () => {
    const addresses = ['/', '/blog/kept', '/blog/edited', '/blog/new', '/blog/removed'];
    const shown = () => Promise.all(addresses.map(textOf));
    expect(await shown()).toEqual(['home', 'kept', BEFORE, 'not found', 'removed']);
    await publish({ 'blog/edited.html': 'after', 'blog/new.html': 'new' }, ['blog/removed.html']);
    expect(await shown()).toEqual(['home', 'kept', 'after', 'new', 'not found']);
    await publish({ 'index.html': 'new home', 'blog/removed.html': 'again' }, ['blog/new.html']);
    expect(await shown()).toEqual(['new home', 'kept', 'after', 'not found', 'again']);
    await publish({});
    expect(await shown()).toEqual(['new home', 'kept', 'after', 'not found', 'again']);
  });

  it('shows compressed forms of the new bytes, and a new ETag', async () => {
    const before = await ask(server, '/blog/edited', brotli);
    await publish({ 'blog/edited.html': AFTER });
    const after = await ask(server, '/blog/edited', brotli);
    expect(zlib.brotliDecompressSync(after.body).toString()).toBe(AFTER);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const headers = { ...brotli.headers, 'if-none-match': before.headers.etag };
    expect((await ask(server, '/blog/edited', { headers })).status).toBe(200);
  });

  it('keeps the ETag of what stays the same, written anew or not', async () => {
    const before = (await ask(server, '/blog/kept')).headers.etag;
    await publish({ 'index.html': 'new home', 'blog/kept.html': 'kept' });
    const headers = { 'if-none-match': before };
    expect((await ask(server, '/blog/kept', { headers })).status).toBe(304);
  });

  it('leaves what it does not name in memory', async () => {
    await Promise.all(['/', '/blog/kept'].map(textOf));
    await publish({ 'index.html': 'new home' });
    rmSync(path.join(trees.directory, 'blog/kept.html'));
    expect(await textOf('/blog/kept')).toBe('kept');
    expect(await textOf('/')).toBe('new home');
  });

  it('of everything looks everything up again', async () => {
    await Promise.all(['/', '/blog/kept', '/nowhere'].map(textOf));
    const other = path.join(root, 'other');
    writeSite(other, { 'index.html': 'other', 'nowhere.html': 'somewhere', '404.html': 'gone' });
    server.site.change({ directory: other, written: 'all', removed: [] });
    expect(await Promise.all(['/', '/nowhere'].map(textOf))).toEqual(['other', 'somewhere']);
    await expect.poll(() => textOf('/blog/kept')).toBe('gone');
  });

  it('leaves hashed files to the retired folder, and finds them there', async () => {
    expect(await textOf('/_astro/a.js')).toBe('script');
    writeSite(retired(), { '_astro/a.js': 'script', 'blog/removed.html': 'not this one' });
    await publish({}, ['_astro/a.js', 'blog/removed.html']);
    expect(await textOf('/_astro/a.js')).toBe('script');
    expect(await textOf('/blog/removed')).toBe('not found');
  });

  it('of the address book leads to the new addresses', async () => {
    const target = async () => (await ask(server, `/article/${ARTICLE}`)).headers.location;
    expect(await target()).toBe('/blog/kept');
    await publish({ 'addresses.json': bookOf('/blog/edited') });
    await expect.poll(target).toBe('/blog/edited');
    await publish({}, ['addresses.json']);
    await expect.poll(target).toBeUndefined();
  });

  it('that brings a broken address book leaves the one before, and says so', async () => {
    const told = vi.spyOn(log, 'error').mockReturnValue();
    expect((await ask(server, `/article/${ARTICLE}`)).headers.location).toBe('/blog/kept');
    await publish({ 'addresses.json': bookOf('/blog/kept').slice(0, -3), 'index.html': 'new home' });
    expect(await textOf('/')).toBe('new home');
    await expect.poll(() => told.mock.calls.flat().join()).toContain('addresses.json of the site could not be read');
    expect((await ask(server, `/article/${ARTICLE}`)).headers.location).toBe('/blog/kept');
    told.mockRestore();
  });

  it('of the headers and of the 404 page reaches every answer', async () => {
    expect((await ask(server, '/')).headers['x-frame-options']).toBe('DENY');
    await publish({ _headers: HEADERS.replace('DENY', 'SAMEORIGIN'), '404.html': 'nobody' });
    await expect.poll(async () => (await ask(server, '/')).headers['x-frame-options']).toBe('SAMEORIGIN');
    await expect.poll(() => textOf('/nowhere')).toBe('nobody');
  });
});

describe('a large file', () => {
  const film = (letter: string) => Buffer.alloc(20_000_000, letter);

  it('that changes while it is sent ends with the bytes it began with', async () => {
    await publish({ 'film.mp4': film('a') });
    const response = await new Promise<IncomingMessage>((resolve) =>
      get({ host: '127.0.0.1', port: server.port, path: '/film.mp4', agent: false }, resolve),
    );
    await publish({ 'film.mp4': film('b') });
    await publish({ 'film.mp4': film('c') });
    expect((await buffer(response)).equals(film('a'))).toBe(true);
    expect((await ask(server, '/film.mp4')).body.equals(film('c'))).toBe(true);
  });

  it('that is gone, or another, without a word is looked for again', async () => {
    await publish({ 'film.mp4': film('a') });
    await ask(server, '/film.mp4', { method: 'HEAD' });
    rmSync(path.join(trees.directory, 'film.mp4'));
    writeSite(trees.directory, { 'film.mp4': Buffer.alloc(3_000_000, 'b') });
    expect((await ask(server, '/film.mp4')).body.equals(Buffer.alloc(3_000_000, 'b'))).toBe(true);
    rmSync(path.join(trees.directory, 'film.mp4'));
    expect((await ask(server, '/film.mp4')).status).toBe(404);
  });
});

describe('five hundred visitors during two hundred changes', () => {
  const PAGES = 12;
  const bodyOf = (page: number, version: number) => `${page}-${version};`.repeat(400 + ((version * 37) % 300));
  /** The page that comes and goes. */
  const PASSING = 0;

  it('get whole pages only, none older than when they asked or newer than when they were answered', async () => {
    const versions = Array.from({ length: PAGES }, () => 0);
    const bytesOfTag = new Map<string, string>();
    let isOver = false;
    let answers = 0;
    const wrong: string[] = [];

    const check = (page: number, oldest: number, newest: number, { status, headers, body }: Answer): void => {
      answers += 1;
      if (status === 404 && page === PASSING) return;
      const text = headers['content-encoding'] === 'br' ? zlib.brotliDecompressSync(body).toString() : body.toString();
      const version = Number(/^\d+-(\d+);/.exec(text)?.[1]);
      const { etag = '' } = headers;
      const isWhole =
        status === 200 && text === bodyOf(page, version) && Number(headers['content-length']) === body.length;
      const isOfItsTag = (bytesOfTag.get(etag) ?? body.toString('hex')) === body.toString('hex');
      bytesOfTag.set(etag, body.toString('hex'));
      if (!isWhole || !isOfItsTag || version < oldest || version > newest) {
        wrong.push(`page ${page}: ${status}, version ${version} of ${oldest} to ${newest}, ${etag}`);
      }
    };
    const visit = async (visitor: number): Promise<void> => {
      for (let page = visitor % PAGES; !isOver; page = (page + 1) % PAGES) {
        const oldest = versions[page] ?? 0;
        const options = visitor % 2 === 0 ? brotli : {};
        const answer = await ask(server, `/blog/p${page}`, options);
        check(page, oldest, versions[page] ?? 0, answer);
      }
    };
    const filesOf = (page: number, version: number): Files => ({ [`blog/p${page}.html`]: bodyOf(page, version) });

    await publish(Object.assign({}, ...versions.map((_, page) => filesOf(page, 0))));
    const visits = Array.from({ length: 500 }, (_, visitor) => visit(visitor));
    for (let change = 1; change <= 200; change += 1) {
      const pages = [1 + (change % (PAGES - 1)), 1 + ((change * 5) % (PAGES - 1))];
      const written: Files = Object.assign({}, ...pages.map((page) => filesOf(page, change)));
      const gone = change % 2 === 0 ? [] : Object.keys(filesOf(PASSING, 0));
      if (gone.length === 0) Object.assign(written, filesOf(PASSING, change));
      await trees.publish(written, gone, (difference) => {
        for (const page of gone.length === 0 ? [PASSING, ...pages] : pages) versions[page] = change;
        server.site.change(difference);
      });
    }
    isOver = true;
    await Promise.all(visits);
    expect(wrong).toEqual([]);
    expect(answers).toBeGreaterThan(500);
  }, 120_000);
});
