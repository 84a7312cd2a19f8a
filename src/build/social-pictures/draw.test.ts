import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECTION_PICTURES, type SocialPicture } from '../../core/site/section-pictures.ts';
import { readCover, type CoverSources } from './cover.ts';
import { drawPicture } from './draw.ts';

const PUBLIC = path.resolve('public');
const FEATURES = path.resolve('src/features');
const PICTURE: SocialPicture = {
  title: 'Oser écrire en premier',
  label: 'Blog',
  cover: '/illustrations/covers/le-chat-a-choisi.svg',
  isCutOut: false,
  ground: 'blush',
};
const PNG = readFileSync('public/icons/icon-192.png');

let storage: Server;
let sources: CoverSources;
const asked: string[] = [];

/** Answers of the storage, by the end of the address. */
const UPLOADS: Record<string, Buffer> = {
  'cover.png': PNG,
  'cut.png': PNG.subarray(0, 60),
  'huge.png': Buffer.concat([PNG.subarray(0, 16), Buffer.from('0000ffff0000ffff', 'hex'), PNG.subarray(24)]),
  'heavy.png': Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]),
  'drawing.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'empty.png': Buffer.alloc(0),
};

beforeAll(async () => {
  UPLOADS['cover.webp'] = await sharp(PNG).webp().toBuffer();
  UPLOADS['cover.avif'] = await sharp(PNG).avif().toBuffer();
  storage = createServer((request, response) => {
    const name = path.basename(request.url ?? '');
    asked.push(request.url ?? '');
    const bytes = UPLOADS[name];
    if (name === 'elsewhere.png') response.writeHead(302, { location: '/storage/v1/object/public/cover.png' }).end();
    else if (bytes) response.end(bytes);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  const { port } = storage.address() as AddressInfo;
  sources = { publicDirectory: PUBLIC, featuresDirectory: FEATURES, storageOrigin: `http://127.0.0.1:${port}` };
});

afterAll(() => new Promise((resolve) => storage.close(resolve)));

async function draw(fields: Partial<SocialPicture> = {}, from = sources) {
  const logs: string[] = [];
  const png = await drawPicture({ ...PICTURE, ...fields }, from, (message) => void logs.push(message));
  return { png, logs };
}

const sizeOf = (png: Buffer) => [png.subarray(0, 8).toString('hex'), png.readUInt32BE(16), png.readUInt32BE(20)];

describe('drawPicture', { timeout: 30_000 }, () => {
  it('draws a PNG of 1200 × 630 pixels and less than 60 kB', async () => {
    const { png, logs } = await draw();
    expect(sizeOf(png)).toEqual(['89504e470d0a1a0a', 1200, 630]);
    expect(png.length).toBeLessThan(60_000);
    expect(logs).toEqual([]);
  });

  it('draws the same bytes from the same description, and different bytes from different descriptions', async () => {
    const [first, again, titled, labelled, coloured, covered] = await Promise.all([
      draw(),
      draw(),
      draw({ title: 'Oser' }),
      draw({ label: null }),
      draw({ ground: 'poppy' }),
      draw({ cover: null }),
    ]);
    expect(again.png.equals(first.png)).toBe(true);
    for (const { png } of [titled, labelled, coloured, covered]) expect(png.equals(first.png)).toBe(false);
  });

  it('leaves out characters of a title that its font cannot draw', async () => {
    const plain = await draw({ title: 'Un baiser !' });
    for (const title of ['Un baiser 😘👩‍❤️‍💋‍👩 !', 'مرحبا Un baiser !', 'Un \u202e\u0000baiser !', 'Un baiser שלום !']) {
      expect((await draw({ title })).png.equals(plain.png), title).toBe(true);
    }
  });

  it('draws the title of the site’s own picture when its font can draw no letter of a title', async () => {
    const tagline = await draw({ title: SECTION_PICTURES.site.title });
    for (const title of ['مرحبا بكم', '😘', '', '   ', '« ! »']) {
      expect((await draw({ title })).png.equals(tagline.png), title).toBe(true);
    }
  });

  it.each(['<script>&"\'</svg>]]>', 'a'.repeat(300), '-'.repeat(80) + '1'])(
    'draws a whole picture with the title %j',
    async (title) => {
      expect(sizeOf((await draw({ title })).png).slice(1)).toEqual([1200, 630]);
    },
  );
});

describe('the cover', { timeout: 30_000 }, () => {
  it.each(['cover.png', 'cover.webp', 'cover.avif'])('may be an uploaded file: %s', async (name) => {
    expect(await readCover(`/storage/v1/object/public/${name}`, sources)).toMatch(/^data:image\/png;base64,/);
  });

  it('is drawn; a damaged file is logged and replaced by the default cover', async () => {
    const [uploaded, broken, missing] = await Promise.all([
      draw({ cover: '/storage/v1/object/public/cover.png' }),
      draw({ cover: '/storage/v1/object/public/cut.png' }),
      draw({ cover: null }),
    ]);
    expect(uploaded.logs).toEqual([]);
    expect(uploaded.png.equals(missing.png)).toBe(false);
    expect(broken.logs).toEqual([expect.stringContaining('cannot be decoded')]);
    expect(broken.png.equals(missing.png)).toBe(true);
  });

  it.each([
    ['/storage/v1/object/public/cut.png', 'cannot be decoded'],
    ['/storage/v1/object/public/huge.png', 'pixel limit'],
    ['/storage/v1/object/public/heavy.png', 'larger than'],
    ['/storage/v1/object/public/drawing.png', 'neither PNG, JPEG, WebP, AVIF nor GIF'],
    ['/storage/v1/object/public/empty.png', 'neither PNG, JPEG, WebP, AVIF nor GIF'],
    ['/storage/v1/object/public/elsewhere.png', 'fetch failed'],
    ['/storage/v1/object/public/none.png', 'answered 404'],
    ['/../package.json', 'ENOENT'],
    ['/%2e%2e/package.json', 'ENOENT'],
    ['/..%2fpackage.json', 'not among our files'],
    ['/%', 'malformed'],
    ['/robots.svg', 'ENOENT'],
    ['//ailleurs.example/a.png', 'not on this site'],
    ['https://ailleurs.example/storage/v1/object/public/cover.png', 'not on this site'],
    ['/_headers', 'neither PNG, JPEG, WebP, AVIF nor GIF'],
    ['../../package.json', 'ENOENT'],
    ['..%2f..%2fpackage.json', 'not among our files'],
    ['campaigns/nulle-part/dessin.svg', 'ENOENT'],
  ])('is refused at the address %s', async (cover, reason) => {
    await expect(readCover(cover, sources)).rejects.toThrow(reason);
  });

  it('may be a drawing in the folder of a page', async () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-features-'));
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#00f" d="M0 0h9v9H0z"/></svg>';
    writeFileSync(path.join(directory, 'drawing.svg'), drawing);
    const cover = await readCover('drawing.svg', { ...sources, featuresDirectory: directory });
    rmSync(directory, { recursive: true });
    expect(Buffer.from(cover.split(',')[1] ?? '', 'base64').toString()).toBe(drawing);
  });

  it('is not requested from an address outside the storage', async () => {
    asked.length = 0;
    for (const cover of ['/rest/v1/blog_posts', `${sources.storageOrigin}/auth/v1/settings`]) {
      await expect(readCover(cover, sources)).rejects.toThrow();
    }
    expect(asked).toEqual([]);
  });

  it('is not read through a symbolic link that leaves the public folder', async () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-public-'));
    symlinkSync(path.join(PUBLIC, 'illustrations'), path.join(directory, 'illustrations'));
    const from = { ...sources, publicDirectory: directory };
    await expect(draw({ cover: PICTURE.cover }, from)).rejects.toThrow('not among our files');
    rmSync(directory, { recursive: true });
  });
});
