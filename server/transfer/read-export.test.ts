import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readExport } from './read-export.ts';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-export-'));
  folder = path.join(root, 'export');
  mkdirSync(path.join(folder, 'articles'), { recursive: true });
  writeFileSync(path.join(root, 'secret.txt'), '[]');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('readExport leaves out an article whose file is a link out of the folder', async () => {
  symlinkSync('../../secret.txt', path.join(folder, 'articles/stolen.md'));
  const { articles, leftOut } = await readExport(folder);
  expect(articles).toEqual([]);
  expect(leftOut).toEqual(['articles/stolen.md: it is a link that leads out of the folder']);
});

it('readExport refuses a list whose file is a link out of the folder', async () => {
  symlinkSync('../secret.txt', path.join(folder, 'tags.json'));
  await expect(readExport(folder)).rejects.toThrow('it is a link that leads out of the folder');
});

it('readExport reads a folder whose path is a link', async () => {
  writeFileSync(path.join(folder, 'tags.json'), '["rencontres"]');
  symlinkSync('export', path.join(root, 'linked'));
  expect((await readExport(path.join(root, 'linked'))).tags).toEqual(['rencontres']);
});
