import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Manifest } from './manifest.ts';
import { backUp } from './scheduled-backups.ts';

const MANIFEST: Manifest = {
  ...{ format: 1, product: '0.1.0', madeAt: '2026-11-27T03:00:00.000Z', migrations: [], sequences: {}, checksums: {} },
  ...{ tables: { 'public.blog_posts': { columns: [], rows: 2 }, 'auth.users': { columns: [], rows: 1 } }, pictures: 0 },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 3));
const written = async (_: string, file: string) => {
  writeFileSync(file, 'backup');
  return MANIFEST;
};
const backUpOn = (number: number, make = written) => backUp({ folder, keep: 2 }, '/data', make, day(number));

describe('backUp', () => {
  it('names a backup after its moment, and says what it holds', async () => {
    expect(await backUpOn(27)).toBe(
      `Backup ${folder}/coquelicot-2026-11-27T03-00-00Z.tar.gz holds 2 articles, 1 account, 0 pictures ` +
        'of 2026-11-27 03:00 UTC, version 0.1.0.',
    );
  });

  it('keeps the newest ones, and every file that is none', async () => {
    for (const name of ['notes.txt', 'coquelicot-mine.tar.gz']) writeFileSync(path.join(folder, name), 'mine');
    writeFileSync(path.join(folder, 'coquelicot-2026-11-24T03-00-00Z.tar.gz.unfinished'), 'half');
    for (const number of [25, 26, 27]) await backUpOn(number);
    expect(readdirSync(folder).toSorted()).toEqual([
      ...['coquelicot-2026-11-26T03-00-00Z.tar.gz', 'coquelicot-2026-11-27T03-00-00Z.tar.gz'],
      ...['coquelicot-mine.tar.gz', 'notes.txt'],
    ]);
  });

  it('removes none when it fails', async () => {
    for (const number of [25, 26]) await backUpOn(number);
    const failing = async () => Promise.reject(new Error('The disk is full'));
    await expect(backUpOn(27, failing)).rejects.toThrow('The disk is full');
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
