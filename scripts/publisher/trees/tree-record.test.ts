import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appendToTreeRecord, readTreeRecord, writeTreeRecord } from './tree-record.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  file = path.join(directory, 'a.record');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const FILES = new Map([
  ['index.html', { key: 'k1', size: 10, compressedSize: 5 }],
  ['blog/é "à".html', { key: 'k2', size: 20, compressedSize: null }],
]);

it('reads what was written, and what was added to it', async () => {
  await writeTreeRecord(file, { codeKey: 'code', files: FILES });
  expect(await readTreeRecord(file)).toEqual({ codeKey: 'code', files: FILES });
  await appendToTreeRecord(file, {
    written: new Map([['index.html', { key: 'k3', size: 30, compressedSize: 0 }]]),
    removed: ['blog/é "à".html'],
  });
  expect((await readTreeRecord(file))?.files).toEqual(
    new Map([['index.html', { key: 'k3', size: 30, compressedSize: 0 }]]),
  );
});

it('keeps every line of a large tree, and of a large change', async () => {
  const filesOf = (count: number) =>
    new Map(
      Array.from({ length: count }, (_, rank) => [`${rank}.html`, { key: `k${rank}`, size: rank, compressedSize: 1 }]),
    );
  await writeTreeRecord(file, { codeKey: 'code', files: filesOf(4001) });
  expect((await readTreeRecord(file))?.files).toEqual(filesOf(4001));
  const removed = Array.from({ length: 2500 }, (_, rank) => `${4000 - rank}.html`);
  await appendToTreeRecord(file, { written: filesOf(6000), removed });
  expect((await readTreeRecord(file))?.files).toEqual(filesOf(6000));
});

it('passes over a line that was cut, and reads what was added afterwards', async () => {
  await writeTreeRecord(file, { codeKey: 'code', files: FILES });
  appendFileSync(file, '["index.html","k3",3');
  expect((await readTreeRecord(file))?.files).toEqual(FILES);
  const added = { key: 'k4', size: 40, compressedSize: 0 };
  await appendToTreeRecord(file, { written: new Map([['index.html', added]]), removed: [] });
  expect((await readTreeRecord(file))?.files).toEqual(new Map([...FILES, ['index.html', added]]));
});

it('writes a long history anew', async () => {
  await writeTreeRecord(file, { codeKey: 'code', files: FILES });
  for (let size = 0; size < 1200; size += 1) {
    await appendToTreeRecord(file, {
      written: new Map([['index.html', { key: 'k', size, compressedSize: 0 }]]),
      removed: [],
    });
  }
  const record = await readTreeRecord(file);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4);
  expect(await readTreeRecord(file)).toEqual(record);
  expect(record?.files.get('index.html')?.size).toBe(1199);
});

it('reads a long history that cannot be written anew', async () => {
  await writeTreeRecord(file, { codeKey: 'code', files: FILES });
  const history = Array.from({ length: 1200 }, (_, size) => `${JSON.stringify(['index.html', 'k', size, null])}\n`);
  appendFileSync(file, history.join(''));
  mkdirSync(`${file}.new`);
  expect((await readTreeRecord(file))?.files.get('index.html')?.size).toBe(1199);
  expect(readFileSync(file, 'utf8').endsWith(history.join(''))).toBe(true);
});

it.each(['', 'x', '{}', '["a","b"]', '["a","b","c"]', '["a","b",1,"2"]', '["a","b",1,2,3]', '{"code":1}', '{"code"'])(
  'takes a record with the line %j for none',
  async (line) => {
    expect(await readTreeRecord(file)).toBeNull();
    await writeTreeRecord(file, { codeKey: 'code', files: FILES });
    if (line === '') writeFileSync(file, '');
    else appendFileSync(file, line);
    expect(await readTreeRecord(file)).toBeNull();
  },
);
