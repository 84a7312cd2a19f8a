import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSearchRecord, writeSearchRecord } from './search-record.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  file = path.join(directory, 'search.record');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const RECORD = {
  manifestKey: 'key',
  signatures: new Map([
    [1, 'one'],
    [7, 'seven'],
  ]),
};

it('is read as it was written, and leaves nothing beside it', async () => {
  await writeSearchRecord(file, { manifestKey: 'former', signatures: new Map() });
  await writeSearchRecord(file, RECORD);
  expect(await readSearchRecord(file)).toEqual(RECORD);
  expect(readdirSync(directory)).toEqual(['search.record']);
});

it.each([
  ['cut', '{"manifestKey":"key","signatures":[[1,"o'],
  ['of another form', '{"manifestKey":"key","signatures":{"1":"one"}}'],
  ['nothing', 'null'],
])('is none where the file is %s', async (_, text) => {
  writeFileSync(file, text);
  expect(await readSearchRecord(file)).toBeNull();
});

it('is none where there is no file', async () => {
  expect(await readSearchRecord(file)).toBeNull();
});
