import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteFiles, type Bounds, type SiteFiles } from './site-files.ts';
import { siteTree, type SiteTree } from './site-tree.ts';
import { writeSite } from './static-site.support.ts';

let site: string;
let tree: SiteTree;
let files: SiteFiles;

const noFields = async () => new Map<string, string>();
const serve = (bounds?: Bounds) => {
  tree = siteTree(site);
  files = siteFiles(tree, null, noFields, bounds);
};
const textOf = async (address: string) => (await files.find(address, ['identity']))?.body?.toString();

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'site-files-test-'));
  serve();
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

describe('a file', () => {
  it.each([
    ['/', 'index.html'],
    ['/blog', 'blog.html'],
    ['/blog', 'blog/index.html'],
    ['/blog/a', 'blog/a.html'],
    ['/robots.txt', 'robots.txt'],
    ['/v1.2', 'v1.2.html'],
    ['/LICENSE', 'LICENSE'],
  ])('answers %s when it is %s, and no longer once it is forgotten', async (address, file) => {
    writeSite(site, { [file]: 'one' });
    mkdirSync(path.join(site, 'blog'), { recursive: true });
    expect(await textOf(address)).toBe('one');
    rmSync(path.join(site, file));
    expect(await textOf(address)).toBe('one');
    files.forgetFiles([file]);
    expect(await textOf(address)).toBeUndefined();
    writeSite(site, { [file]: 'two' });
    expect(await textOf(address)).toBeUndefined();
    files.forgetFiles([file]);
    expect(await textOf(address)).toBe('two');
  });

  it('is read once for those who ask at the same time, form by form', async () => {
    writeSite(site, { 'a.html': 'a', 'a.html.br': 'br', 'a.html.gz': 'gz' });
    const [one, two, small] = await Promise.all([
      files.find('/a', ['identity']),
      files.find('/a', ['identity']),
      files.find('/a', ['br', 'gzip', 'identity']),
    ]);
    expect(two).toBe(one);
    expect(small?.body?.toString()).toBe('br');
    expect(files.remembered('/a', ['identity'])).toBe(one);
    expect(files.remembered('/a', ['br', 'identity'])).toBe(small);
    expect(files.remembered('/a', ['gzip', 'identity'])).toBeUndefined();
    expect((await files.find('/a', ['gzip', 'identity']))?.body?.toString()).toBe('gz');
  });

  it('that is stored as itself and in Brotli is compressed for those who take gzip alone, until it changes', async () => {
    const page = (text: string) => `<p>${text.repeat(300)}</p>`;
    const gzipOf = async (address: string) => {
      const found = await files.find(address, ['gzip', 'identity']);
      const body = Buffer.from(found?.body?.toString('latin1') ?? '', 'latin1');
      const isGzip = found?.fields.get('content-encoding') === 'gzip';
      expect(found?.size ?? 0).toBe(body.length);
      return isGzip ? gunzipSync(body).toString() : `as it is: ${body.toString()}`;
    };
    writeSite(site, { 'a.html': page('un'), 'short.html': 'court', 'b.js': page('script') });
    expect(await gzipOf('/a')).toBe(page('un'));
    expect(await gzipOf('/short')).toBe('as it is: court');
    // What comes with the code is compressed beforehand.
    expect(await gzipOf('/b.js')).toBe(`as it is: ${page('script')}`);
    writeSite(site, { 'a.html': page('deux') });
    expect(await gzipOf('/a')).toBe(page('un'));
    files.forgetFiles(['a.html']);
    expect(await gzipOf('/a')).toBe(page('deux'));
    expect(await gzipOf('/nulle-part')).toBe('as it is: ');
  });

  it.runIf(process.platform === 'linux')('that cannot be read is an error, and is read once it can', async () => {
    // Nobody can read this, not even the administrator.
    symlinkSync('/proc/self/mem', path.join(site, 'a.html'));
    await expect(files.find('/a', ['identity'])).rejects.toThrow('EIO');
    rmSync(path.join(site, 'a.html'));
    writeSite(site, { 'a.html': 'a' });
    expect(await textOf('/a')).toBe('a');
  });

  it('that leads to itself or lies under a file is none', async () => {
    symlinkSync('loop.html', path.join(site, 'loop.html'));
    writeSite(site, { 'a.txt': 'a' });
    expect(await textOf('/loop')).toBeUndefined();
    expect(await textOf('/a.txt/b')).toBeUndefined();
    expect(await textOf(`/${'a'.repeat(300)}`)).toBeUndefined();
  });

  it('that is large is opened as it was found, or not at all', async () => {
    writeSite(site, { 'film.mp4': Buffer.alloc(1024 * 1024 + 1) });
    const film = await files.find('/film.mp4', ['br', 'identity']);
    expect(film).toMatchObject({ body: null, size: 1024 * 1024 + 1 });
    if (!film) throw new Error('There is no film');
    await (await files.open(film))?.close();
    writeFileSync(path.join(site, 'other.mp4'), Buffer.alloc(2 * 1024 * 1024));
    renameSync(path.join(site, 'other.mp4'), path.join(site, 'film.mp4'));
    expect(await files.open(film)).toBeNull();
    rmSync(path.join(site, 'film.mp4'));
    expect(await files.open(film)).toBeNull();
  });
});

describe('a site that changes while a file is looked up', () => {
  it('answers with the file of the folder it has now', async () => {
    const next = path.join(site, 'next');
    writeSite(site, { 'a.html': 'before', 'next/a.html': 'after' });
    const lookup = textOf('/a');
    tree.swap(next);
    files.forgetFiles(['a.html']);
    expect(await lookup).toBe('after');
    expect(files.remembered('/a', ['identity'])?.body?.toString()).toBe('after');
  });

  it('finds the file that is gone from the folder of before', async () => {
    writeSite(site, { 'next/a.html': 'same' });
    const lookup = textOf('/a');
    tree.swap(path.join(site, 'next'));
    expect(await lookup).toBe('same');
  });
});

describe('what is remembered', () => {
  it('of files stays within its bytes, the last ones asked for', async () => {
    serve({ found: 100_000, absent: 1000 });
    for (let page = 0; page < 50; page += 1) {
      writeSite(site, { [`${page}.html`]: 'x'.repeat(10_000) });
      await textOf(`/${page}`);
    }
    const kept = Array.from({ length: 50 }, (_, page) => page).filter((page) =>
      files.remembered(`/${page}`, ['identity']),
    );
    expect(kept).toEqual([43, 44, 45, 46, 47, 48, 49]);
    writeSite(site, { 'huge.html': 'x'.repeat(200_000) });
    expect((await textOf('/huge'))?.length).toBe(200_000);
    expect(files.remembered('/huge', ['identity'])).toBeUndefined();
  });

  it('of addresses where there is nothing stays within its bytes, and takes nothing from files', async () => {
    serve({ found: 100_000, absent: 10_000 });
    writeSite(site, { 'index.html': 'home' });
    await textOf('/');
    for (let count = 0; count < 100; count += 1) await textOf(`/${'random'.repeat(10)}${count}`);
    expect(files.remembered('/', ['identity'])).toBeDefined();
    for (let count = 0; count < 100; count += 1) writeSite(site, { [`${'random'.repeat(10)}${count}.html`]: 'a' });
    // Those that are still remembered as absent.
    const absent: number[] = [];
    for (let count = 99; count >= 0; count -= 1) {
      if ((await textOf(`/${'random'.repeat(10)}${count}`)) === undefined) absent.push(count);
    }
    expect(absent.length).toBeGreaterThan(10);
    expect(absent.length).toBeLessThan(50);
  });
});
