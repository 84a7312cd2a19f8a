import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetOldest } from './retired-files.ts';

let retired: string;
beforeEach(() => {
  retired = path.join(mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-')), 'retired');
});
afterEach(() => rmSync(path.dirname(retired), { recursive: true, force: true }));

function put(file: string, daysAgo: number): void {
  const target = path.join(retired, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, '');
  const time = Date.now() / 1000 - daysAgo * 86_400;
  utimesSync(target, time, time);
}
const left = () => (readdirSync(retired, { recursive: true }) as string[]).filter((file) => file.includes('.')).sort();

it('forgets what has been kept for a day, and of the rest what is more than is kept', async () => {
  put('dossier/old.txt', 1.1);
  for (let index = 0; index < 3010; index += 1) put(`dossier/${index}.txt`, index < 10 ? 0.5 : 0.1);
  await forgetOldest(retired);
  const files = left();
  expect(files).toHaveLength(3000);
  expect(files).not.toContain('dossier/old.txt');
  expect(files.filter((file) => /\/\d\.txt$/.test(file))).toEqual([]);
});

it('leaves all for later once a publication has come, and has nothing to do where nothing is retired', async () => {
  await forgetOldest(retired);
  put('dossier/old.txt', 2);
  await forgetOldest(retired, AbortSignal.abort());
  expect(left()).toEqual(['dossier/old.txt']);
  await forgetOldest(retired);
  expect(left()).toEqual([]);
});
