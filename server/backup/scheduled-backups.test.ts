import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backupFolder } from './backup-store.ts';
import { EMPTY_MANIFEST } from './manifest.support.ts';
import type { Manifest } from './manifest.ts';
import { backUp, nextBackup, scheduleBackups, type BackupEvent } from './scheduled-backups.ts';

const MANIFEST: Manifest = {
  ...EMPTY_MANIFEST,
  tables: { 'public.blog_posts': { columns: [], rows: 2 }, 'auth.users': { columns: [], rows: 1 } },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 3));
const written = async (file: string) => {
  writeFileSync(file, 'backup');
  return MANIFEST;
};
const backUpOn = (number: number, make = written) => backUp(backupFolder(folder), 2, make, day(number));

describe('backUp', () => {
  it('names a backup after its time, and reports what the backup holds', async () => {
    expect(await backUpOn(27)).toBe(
      `Backup ${folder}/coquelicot-2026-11-27T03-00-00Z.tar.gz holds 2 articles, 1 account, 0 pictures ` +
        'of 2026-11-27 03:00 UTC, version 0.1.0.',
    );
  });

  it('keeps the newest two backups and files that are no backup, and removes unfinished backups', async () => {
    for (const name of ['notes.txt', 'coquelicot-mine.tar.gz']) writeFileSync(path.join(folder, name), 'mine');
    writeFileSync(path.join(folder, 'coquelicot-2026-11-24T03-00-00Z.tar.gz.unfinished'), 'half');
    for (const number of [25, 26, 27]) await backUpOn(number);
    expect(readdirSync(folder).toSorted()).toEqual([
      ...['coquelicot-2026-11-26T03-00-00Z.tar.gz', 'coquelicot-2026-11-27T03-00-00Z.tar.gz'],
      ...['coquelicot-mine.tar.gz', 'notes.txt'],
    ]);
  });

  it('removes no older backup when the new one fails', async () => {
    for (const number of [25, 26]) await backUpOn(number);
    const failing = async () => Promise.reject(new Error('The disk is full'));
    await expect(backUpOn(27, failing)).rejects.toThrow('The disk is full');
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('succeeds although an old backup cannot be removed', async () => {
    for (const number of [25, 26]) await backUpOn(number);
    const remove = async () => Promise.reject(new Error('AccessDenied'));
    const made = await backUp({ ...backupFolder(folder), remove }, 2, written, day(27));
    expect(made).toContain('coquelicot-2026-11-27T03-00-00Z.tar.gz');
    expect(readdirSync(folder)).toHaveLength(3);
  });
});

describe('the schedule', () => {
  const FOUR = { hour: 4, minute: 0 };
  const next = (after: string, at = FOUR) => nextBackup(at, new Date(after))?.toISOString();

  it('follows the time of Paris, in winter and in summer', () => {
    expect(next('2026-11-27T02:59:59Z')).toBe('2026-11-27T03:00:00.000Z');
    expect(next('2026-11-27T03:00:00Z')).toBe('2026-11-28T03:00:00.000Z');
    expect(next('2026-07-01T00:00:00Z')).toBe('2026-07-01T02:00:00.000Z');
  });

  it.each([
    ['is put forward', '2027-03-27T12:00:00Z', '2027-03-29T12:00:00Z'],
    ['is put back', '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z'],
  ])('has one backup a day when the clock %s', (_, from, to) => {
    const moments: string[] = [];
    for (let after = from; ; after = moments.at(-1) ?? to) {
      const moment = next(after, { hour: 2, minute: 30 });
      if (moment === undefined || moment > to) break;
      moments.push(moment);
    }
    expect(moments.map((moment) => moment.slice(0, 10))).toHaveLength(2);
    expect(new Set(moments.map((moment) => moment.slice(0, 10))).size).toBe(2);
  });

  describe('while it runs', () => {
    beforeEach(() => {
      vi.useFakeTimers({ now: new Date('2026-11-27T02:59:00Z') });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('makes one backup a day, reports success or failure, and makes none once stopped', async () => {
      const ends: boolean[] = [];
      let isFull = false;
      const stop = scheduleBackups(
        { to: folder, at: FOUR, keep: 2 },
        '/data',
        ({ isMade }: BackupEvent) => ends.push(isMade),
        async (_data, file) => (isFull ? Promise.reject(new Error('The disk is full')) : written(file)),
      );
      const until = async (moment: string, count: number) => {
        await vi.advanceTimersByTimeAsync(Date.parse(moment) - Date.now());
        // Writing files takes real time, which fake timers do not advance.
        await vi.waitUntil(() => ends.length === count, { timeout: 60_000, interval: 1 });
      };
      await until('2026-11-27T03:00:01Z', 1);
      isFull = true;
      await until('2026-11-28T03:00:01Z', 2);
      isFull = false;
      await until('2026-11-29T03:00:01Z', 3);
      stop();
      await vi.advanceTimersByTimeAsync(3 * 24 * 60 * 60 * 1000);
      expect(ends).toEqual([true, false, true]);
      expect(readdirSync(folder)).toHaveLength(2);
    });
  });
});
