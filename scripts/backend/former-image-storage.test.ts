import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adoptFormerFiles } from './former-image-storage.ts';
import { fileStorage } from './image-storage.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GIF = Buffer.from('GIF89a<script>alert(1)</script>');

let directory: string;
const former = () => path.join(directory, 'storage');
const files = () => path.join(directory, 'files');

function put(name: string, content: string | Buffer): void {
  const file = path.join(former(), name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-files-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('takes over files with what is known of them, once', async () => {
  put('images/2026/une.png', PNG);
  put(
    'images/2026/une.png.description',
    JSON.stringify({ mimetype: 'image/png', cacheControl: 'max-age=60', eTag: '"x"' }),
  );
  await adoptFormerFiles(former(), files());
  await adoptFormerFiles(former(), files());
  const { metadata, body } = await fileStorage(files()).getObject('images', '2026/une.png', undefined);
  expect(body).toEqual(PNG);
  expect(metadata).toMatchObject({ mimetype: 'image/png', cacheControl: 'max-age=60', size: PNG.length });
  expect(existsSync(path.join(former(), 'images/2026/une.png'))).toBe(false);
  expect(existsSync(path.join(former(), 'images/2026/une.png.description'))).toBe(false);
});

it('believes the bytes of a file, not its description', async () => {
  put('images/x.gif', GIF);
  put('images/x.gif.description', JSON.stringify({ mimetype: 'text/html', cacheControl: 'no-cache', eTag: '"x"' }));
  put('images/page.html', '<script>');
  put('images/page.html.description', JSON.stringify({ mimetype: 'text/html' }));
  put('images/y.gif', GIF);
  put('images/y.gif.description', PNG);
  put('images/y.gif.description.description', '{}');
  await adoptFormerFiles(former(), files());
  const storage = fileStorage(files());
  expect((await storage.headObject('images', 'x.gif', undefined)).mimetype).toBe('image/gif');
  expect((await storage.headObject('images', 'y.gif', undefined)).mimetype).toBe('image/gif');
  expect((await storage.headObject('images', 'y.gif.description', undefined)).mimetype).toBe('image/png');
  await expect(storage.headObject('images', 'page.html', undefined)).rejects.toThrow();
});

it('has nothing to do in a new installation', async () => {
  await adoptFormerFiles(former(), files());
  expect(existsSync(files())).toBe(false);
});
