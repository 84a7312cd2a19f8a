import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressSite } from './compress.ts';

const PAGE = '<p>Élégant, non ?</p>'.repeat(100);

let root: string;
let site: string;
let former: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'compress-test-'));
  site = path.join(root, 'site');
  former = path.join(root, 'former');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(directory: string, name: string, content: string | Buffer): string {
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

const inode = (file: string) => statSync(file).ino;
const unpacked = (file: string) => ({
  brotli: zlib.brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
  gzip: zlib.gunzipSync(readFileSync(`${file}.gz`)).toString(),
});

describe('compressSite', () => {
  it.each([
    'index.html',
    'blog/a.html',
    '_astro/a.css',
    '_astro/a.js',
    'a.mjs',
    'a.json',
    'a.svg',
    'a.xml',
    'a.txt',
    'a.webmanifest',
  ])('writes both forms beside %s, and both decode to it', async (name) => {
    const file = write(site, name, PAGE);
    expect(await compressSite(site, null)).toBe(1);
    expect(unpacked(file)).toEqual({ brotli: PAGE, gzip: PAGE });
    expect(statSync(`${file}.br`).size).toBeLessThan(PAGE.length);
    expect(readFileSync(file, 'utf8')).toBe(PAGE);
  });

  it.each(['a.webp', 'a.png', 'a.woff2', 'a.mp3', '_headers', 'a.html.zip'])('leaves %s alone', async (name) => {
    const file = write(site, name, PAGE);
    expect(await compressSite(site, null)).toBe(0);
    expect(existsSync(`${file}.br`)).toBe(false);
    expect(existsSync(`${file}.gz`)).toBe(false);
  });

  it('leaves a file of 511 bytes alone and compresses one of 512', async () => {
    const small = write(site, 'small.txt', 'a'.repeat(511));
    const large = write(site, 'large.txt', 'a'.repeat(512));
    expect(await compressSite(site, null)).toBe(1);
    expect([existsSync(`${small}.br`), existsSync(`${large}.br`)]).toEqual([false, true]);
  });

  it('compresses every one of many files once', async () => {
    const files = Array.from({ length: 50 }, (_, index) => write(site, `blog/${index}.html`, `${index} ${PAGE}`));
    expect(await compressSite(site, null)).toBe(50);
    expect(files.map((file) => unpacked(file).gzip)).toEqual(files.map((_, index) => `${index} ${PAGE}`));
  });

  it.each(['html', 'json'])('spends its best quality on a few %s files, not on many', async (extension) => {
    const text = readFileSync('package-lock.json', 'utf8').slice(0, 6000);
    const sizeAmong = async (others: number) => {
      rmSync(site, { recursive: true, force: true });
      const file = write(site, `a.${extension}`, text);
      for (let number = 0; number < others; number += 1)
        write(site, `blog/${number}.${extension}`, `${number} ${text}`);
      await compressSite(site, null);
      return statSync(`${file}.br`).size;
    };
    expect(await sizeAmong(49)).toBeLessThan(await sizeAmong(50));
  });

  it('shares the forms of a file that is the same in the former release', async () => {
    const old = write(former, 'blog/a.html', PAGE);
    await compressSite(former, null);
    const file = write(site, 'blog/a.html', PAGE);
    expect(await compressSite(site, former)).toBe(0);
    expect(inode(`${file}.br`)).toBe(inode(`${old}.br`));
    expect(inode(`${file}.gz`)).toBe(inode(`${old}.gz`));
  });

  it.each([
    ['longer', `${PAGE}!`],
    ['changed by one letter', PAGE.replace('non', 'nom')],
  ])('compresses anew a file that is %s', async (_, changed) => {
    const old = write(former, 'index.html', PAGE);
    await compressSite(former, null);
    const file = write(site, 'index.html', changed);
    expect(await compressSite(site, former)).toBe(1);
    expect(unpacked(file)).toEqual({ brotli: changed, gzip: changed });
    expect(unpacked(old)).toEqual({ brotli: PAGE, gzip: PAGE });
    expect(inode(`${file}.br`)).not.toBe(inode(`${old}.br`));
  });

  it('compresses a file that the former release has not, or has without its compressed forms', async () => {
    write(former, 'bare.html', PAGE);
    write(site, 'bare.html', PAGE);
    write(site, 'new.html', PAGE);
    expect(await compressSite(site, former)).toBe(2);
  });

  it('never writes through a link into the former release', async () => {
    const old = write(former, 'index.html', PAGE);
    await compressSite(former, null);
    rmSync(`${old}.gz`);
    const before = inode(`${old}.br`);
    const file = write(site, 'index.html', PAGE);
    expect(await compressSite(site, former)).toBe(1);
    expect(inode(`${file}.br`)).not.toBe(before);
    expect(unpacked(file)).toEqual({ brotli: PAGE, gzip: PAGE });
  });

  it('survives the removal of the former release', async () => {
    write(former, 'index.html', PAGE);
    await compressSite(former, null);
    const file = write(site, 'index.html', PAGE);
    await compressSite(site, former);
    rmSync(former, { recursive: true });
    expect(unpacked(file)).toEqual({ brotli: PAGE, gzip: PAGE });
  });
});
