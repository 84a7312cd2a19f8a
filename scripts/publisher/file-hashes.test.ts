import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileHashes } from './file-hashes.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'files-'));
  await mkdir(path.join(directory, 'blog/vide'), { recursive: true });
  await write('blog/été.html', 'été');
  await write('.caché', '');
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFile(path.join(directory, file), text);
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const texts = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([file, text]) => [file, hash(text)]));

describe('fileHashes', () => {
  it('hashes every file, by its path', async () => {
    expect(await fileHashes().read(directory)).toEqual(texts({ '.caché': '', 'blog/été.html': 'été' }));
  });

  it('overlooks compressed forms, which nobody tells of when their file is gone', async () => {
    const hashes = fileHashes();
    for (const file of ['a.html', 'a.html.br', 'a.html.gz', 'archive.gz']) await write(file, file);
    const all = { '.caché': '', 'blog/été.html': 'été', 'archive.gz': 'archive.gz' };
    expect(await hashes.read(directory)).toEqual(texts({ ...all, 'a.html': 'a.html' }));
    for (const file of ['a.html', 'a.html.br', 'a.html.gz']) await rm(path.join(directory, file));
    hashes.note({ written: [], removed: ['a.html'] });
    expect(await hashes.read(directory)).toEqual(texts(all));
  });

  it('reads again what has changed alone', async () => {
    const hashes = fileHashes();
    await hashes.read(directory);
    await write('a.html', 'a');
    await write('blog/été.html', 'hiver');
    await rm(path.join(directory, '.caché'));
    expect(await hashes.read(directory)).toEqual(texts({ '.caché': '', 'blog/été.html': 'été' }));
    hashes.note({ written: ['a.html'], removed: ['.caché'] });
    hashes.note({ written: ['blog/été.html'], removed: ['never.html'] });
    expect(await hashes.read(directory)).toEqual(texts({ 'a.html': 'a', 'blog/été.html': 'hiver' }));
  });

  it('reads everything again when everything has changed, and after a failure', async () => {
    const hashes = fileHashes();
    await hashes.read(directory);
    await write('a.html', 'a');
    hashes.note({ written: 'all', removed: [] });
    const all = texts({ '.caché': '', 'blog/été.html': 'été', 'a.html': 'a' });
    expect(await hashes.read(directory)).toEqual(all);
    hashes.note({ written: ['blog'], removed: [] });
    await expect(hashes.read(directory)).rejects.toThrow('EISDIR');
    expect(await hashes.read(directory)).toEqual(all);
  });
});
