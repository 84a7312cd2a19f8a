import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, type Answer } from '../http/ask.support.ts';
import { serveFiles, type Files, type TestSite } from './site-server.support.ts';
import { openStore } from '../store/store.ts';
import { followSite } from './followed-site.ts';
import { storedSite } from './stored-site.ts';
import { log } from '../operate/log/log.ts';

const ARTICLE = 'b8a3c1de-0000-4000-8000-000000000001';
const BEFORE = 'before '.repeat(100);
const AFTER = 'after '.repeat(100);
const HEADERS = '/*\n  X-Frame-Options: DENY\n';
const bookOf = (address: string) => JSON.stringify({ byId: { [ARTICLE]: address }, bySlug: {} });

let server: TestSite;
let now: number;

beforeEach(async () => {
  now = 1_000_000;
  const files = {
    'index.html': 'home',
    'blog/kept.html': 'kept',
    'blog/edited.html': BEFORE,
    'blog/removed.html': 'removed',
    '_astro/a.js': 'script',
    '404.html': 'not found',
    'addresses.json': bookOf('/blog/kept'),
    _headers: HEADERS,
  };
  server = await serveFiles(files, { now: () => now });
});
afterEach(() => server.stop());

const publish = (written: Files, removed: string[] = []) => server.publish(written, removed);
const textOf = async (address: string) => (await ask(server, address)).body.toString();
const brotli = { headers: { 'accept-encoding': 'br' } };

describe('a change of the site', () => {
  it('shows new and changed pages, and answers removed pages with the 404 page', async () => {
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

  it('replaces the compressed form and the ETag of a page', async () => {
    const before = await ask(server, '/blog/edited', brotli);
    await publish({ 'blog/edited.html': AFTER });
    const after = await ask(server, '/blog/edited', brotli);
    expect(zlib.brotliDecompressSync(after.body).toString()).toBe(AFTER);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const headers = { ...brotli.headers, 'if-none-match': before.headers.etag };
    expect((await ask(server, '/blog/edited', { headers })).status).toBe(200);
  });

  it('keeps the ETag of a page that is written anew with the same bytes', async () => {
    const before = (await ask(server, '/blog/kept')).headers.etag;
    await publish({ 'index.html': 'new home', 'blog/kept.html': 'kept' });
    const headers = { 'if-none-match': before };
    expect((await ask(server, '/blog/kept', { headers })).status).toBe(304);
  });

  it('is invisible until the server refreshes, and then visible as a whole', async () => {
    server.commit({ 'index.html': 'new home', 'blog/kept.html': 'new' });
    expect(await Promise.all(['/', '/blog/kept'].map(textOf))).toEqual(['home', 'kept']);
    await server.followed.refresh();
    expect(await Promise.all(['/', '/blog/kept'].map(textOf))).toEqual(['new home', 'new']);
  });

  it('keeps removed hashed files for an hour, for pages that are open', async () => {
    await publish({}, ['_astro/a.js', 'blog/removed.html']);
    expect(await Promise.all(['/_astro/a.js', '/blog/removed'].map(textOf))).toEqual(['script', 'not found']);
    now += 3_599_999;
    await publish({});
    expect(await textOf('/_astro/a.js')).toBe('script');
    now += 1;
    expect(await textOf('/_astro/a.js')).toBe('not found');
  });

  it('is visible after the log was compacted, also to a server that starts afterwards', async () => {
    for (let count = 0; count < 200; count += 1) server.commit({ 'index.html': `home ${count}` });
    await server.followed.refresh();
    expect(await Promise.all(['/', '/blog/kept'].map(textOf))).toEqual(['home 199', 'kept']);
    const again = await followSite(server.directory);
    expect(again.find('index.html')).toEqual(server.followed.find('index.html'));
    await publish({ 'index.html': 'at last' });
    expect(await textOf('/')).toBe('at last');
  });

  it('redirects to new addresses when it contains an address book', async () => {
    const target = async () => (await ask(server, `/article/${ARTICLE}`)).headers.location;
    expect(await target()).toBe('/blog/kept');
    await publish({ 'addresses.json': bookOf('/blog/edited') });
    expect(await target()).toBe('/blog/edited');
    await publish({}, ['addresses.json']);
    expect(await target()).toBeUndefined();
  });

  it('keeps the former address book when the new one is broken, and logs the failure', async () => {
    const told = vi.spyOn(log, 'error').mockReturnValue();
    expect((await ask(server, `/article/${ARTICLE}`)).headers.location).toBe('/blog/kept');
    await publish({ 'addresses.json': bookOf('/blog/kept').slice(0, -3), 'index.html': 'new home' });
    expect(await textOf('/')).toBe('new home');
    expect((await ask(server, `/article/${ARTICLE}`)).headers.location).toBe('/blog/kept');
    expect(told.mock.calls.flat().join()).toContain('addresses.json of the site could not be read');
    told.mockRestore();
  });

  it('soon applies to answers when it contains the headers or the 404 page', async () => {
    expect((await ask(server, '/')).headers['x-frame-options']).toBe('DENY');
    await publish({ _headers: HEADERS.replace('DENY', 'SAMEORIGIN'), '404.html': 'nobody' });
    await expect.poll(async () => (await ask(server, '/')).headers['x-frame-options']).toBe('SAMEORIGIN');
    await expect.poll(() => textOf('/nowhere')).toBe('nobody');
  });
});

it('a site is answered 503 until its first publication', async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-empty-'));
  const site = await storedSite(directory, {});
  const statuses: number[] = [];
  const fake = { writeHead: (status: number) => (statuses.push(status), { end: () => undefined }) };
  const visit = () =>
    site.serve({ method: 'GET', url: '/', headers: {} } as IncomingMessage, fake as unknown as ServerResponse);
  await visit();
  const store = await openStore(directory);
  const put = new Map([['index.html', { key: '', ...store.put(Buffer.from('home')) }]]);
  store.commit({ put, drop: [], build: '', code: '' });
  await site.refresh();
  await visit();
  expect(statuses).toEqual([503, 200]);
  rmSync(directory, { recursive: true });
});

describe('a large file', () => {
  const film = (letter: string) => Buffer.alloc(8_000_000, letter);

  it('is sent to its end with its former bytes when it changes meanwhile', async () => {
    await publish({ 'film.mp4': film('a') });
    const response = await new Promise<IncomingMessage>((resolve) =>
      get({ host: '127.0.0.1', port: server.port, path: '/film.mp4', agent: false }, resolve),
    );
    await publish({ 'film.mp4': film('b') });
    await publish({ 'film.mp4': film('c') });
    expect((await buffer(response)).equals(film('a'))).toBe(true);
    expect((await ask(server, '/film.mp4')).body.equals(film('c'))).toBe(true);
  });
});

describe('two hundred visitors during sixty changes', () => {
  const PAGES = 12;
  const bodyOf = (page: number, version: number) => `${page}-${version};`.repeat(400 + ((version * 37) % 300));
  /** Number of the page that comes and goes. */
  const PASSING = 0;

  it('get only whole pages, in a version that was online between request and answer', async () => {
    const shown = Array.from({ length: PAGES }, () => 0);
    const newest = [...shown];
    const bytesOfTag = new Map<string, string>();
    let isOver = false;
    let answers = 0;
    const wrong: string[] = [];

    const check = (page: number, oldest: number, latest: number, { status, headers, body }: Answer): void => {
      answers += 1;
      if (status === 404 && page === PASSING) return;
      const text = headers['content-encoding'] === 'br' ? zlib.brotliDecompressSync(body).toString() : body.toString();
      const version = Number(/^\d+-(\d+);/.exec(text)?.[1]);
      const { etag = '' } = headers;
      const isWhole =
        status === 200 && text === bodyOf(page, version) && Number(headers['content-length']) === body.length;
      const isOfItsTag = (bytesOfTag.get(etag) ?? body.toString('hex')) === body.toString('hex');
      bytesOfTag.set(etag, body.toString('hex'));
      if (!isWhole || !isOfItsTag || version < oldest || version > latest) {
        wrong.push(`page ${page}: ${status}, version ${version} of ${oldest} to ${latest}, ${etag}`);
      }
    };
    const visit = async (visitor: number): Promise<void> => {
      for (let page = visitor % PAGES; !isOver; page = (page + 1) % PAGES) {
        const oldest = shown[page] ?? 0;
        const options = visitor % 2 === 0 ? brotli : {};
        const answer = await ask(server, `/blog/p${page}`, options);
        check(page, oldest, newest[page] ?? 0, answer);
      }
    };
    const filesOf = (page: number, version: number): Files => ({ [`blog/p${page}.html`]: bodyOf(page, version) });

    await publish(Object.assign({}, ...shown.map((_, page) => filesOf(page, 0))));
    const visits = Array.from({ length: 200 }, (_, visitor) => visit(visitor));
    for (let change = 1; change <= 60; change += 1) {
      const pages = [1 + (change % (PAGES - 1)), 1 + ((change * 5) % (PAGES - 1))];
      const written: Files = Object.assign({}, ...pages.map((page) => filesOf(page, change)));
      const gone = change % 2 === 0 ? [] : Object.keys(filesOf(PASSING, 0));
      if (gone.length === 0) Object.assign(written, filesOf(PASSING, change));
      for (const page of gone.length === 0 ? [PASSING, ...pages] : pages) newest[page] = change;
      await publish(written, gone);
      for (const page of gone.length === 0 ? [PASSING, ...pages] : pages) shown[page] = change;
    }
    isOver = true;
    await Promise.all(visits);
    expect(wrong).toEqual([]);
    expect(answers).toBeGreaterThan(200);
  }, 120_000);
});
