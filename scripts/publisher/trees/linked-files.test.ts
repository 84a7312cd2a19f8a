import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LEAST_FILES_FOR_THREADS, linkFiles } from './linked-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const COUNTS = [2, LEAST_FILES_FOR_THREADS];
const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `blog/${index}/index.html`);

it.each(COUNTS)('takes %i files of another tree, and removes as many, with their compressed forms', async (count) => {
  const files = namesOf(count);
  const former = files.map((file) => `former/${file}`);
  const [compressed = '', uncompressed = ''] = files;
  for (const file of files) put(`from/${file}`, `new ${file}`);
  put(`from/${compressed}.br`, 'new form');
  put(`to/${compressed}`, 'old');
  put(`to/${uncompressed}`, 'old');
  put(`to/${uncompressed}.br`, 'old form');
  for (const file of former) {
    put(`to/${file}`, 'old');
    put(`to/${file}.br`, 'old form');
  }
  const trees = { directory: path.join(root, 'to'), from: path.join(root, 'from'), discarded: null };
  await linkFiles({ ...trees, linked: files, removed: former });
  for (const file of files) {
    expect(readFileSync(path.join(root, 'to', file), 'utf8')).toBe(`new ${file}`);
    expect(statSync(path.join(root, 'to', file)).nlink).toBe(2);
  }
  expect(readFileSync(path.join(root, 'to', `${compressed}.br`), 'utf8')).toBe('new form');
  expect(existsSync(path.join(root, 'to', `${uncompressed}.br`))).toBe(false);
  expect(former.some((file) => ['', '.br'].some((ending) => existsSync(path.join(root, 'to', file + ending))))).toBe(
    false,
  );
});

it.each(COUNTS)('says what has gone of %i files, and goes on with others afterwards', async (count) => {
  const [gone = '', ...files] = namesOf(count + 1);
  for (const file of files) put(`from/${file}`, file);
  const links = { directory: path.join(root, 'to'), from: path.join(root, 'from'), removed: [], discarded: null };
  await expect(linkFiles({ ...links, linked: [...files, gone] })).rejects.toThrow(/ENOENT.*blog\/0\/index\.html/);
  await linkFiles({ ...links, linked: files });
  expect(files.every((file) => existsSync(path.join(root, 'to', file)))).toBe(true);
});

it('moves what goes where it is to wait, from all threads', async () => {
  const files = namesOf(LEAST_FILES_FOR_THREADS);
  for (const file of files) put(`from/${file}`, 'new');
  for (const file of files) put(`to/${file}`, `old ${file}`);
  put(`to/${files[0] ?? ''}.br`, 'old form');
  put('to/gone.html', 'gone');
  const discarded = path.join(root, 'discarded');
  mkdirSync(discarded);
  const trees = { directory: path.join(root, 'to'), from: path.join(root, 'from'), discarded };
  await linkFiles({ ...trees, linked: files, removed: ['gone.html'] });
  expect(files.every((file) => readFileSync(path.join(root, 'to', file), 'utf8') === 'new')).toBe(true);
  const waiting = readdirSync(discarded).map((name) => readFileSync(path.join(discarded, name), 'utf8'));
  expect(waiting.toSorted()).toEqual([...files.map((file) => `old ${file}`), 'gone', 'old form'].toSorted());
});
