import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupBucket } from '../../server/backup/backup-bucket.ts';
import { EMPTY_MANIFEST } from '../../server/backup/manifest.support.ts';
import { backUp } from '../../server/backup/scheduled-backups.ts';
import type { BucketSettings } from '../../server/settings/bucket-settings.ts';
import { startTestBucket, type TestBucket } from '../support/test-bucket.ts';

/** A text larger than one part of an upload, which has 16 MiB. */
const TWO_PARTS = 'a'.repeat(17 * 1024 * 1024);

let bucket: TestBucket;
let settings: BucketSettings;
let folder: string;

beforeEach(async () => {
  bucket = await startTestBucket();
  settings = { ...bucket.settings, variable: 'BACKUP_TO', prefix: 'backups/' };
  folder = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
});
afterEach(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const backUpOn = (number: number, text = `backup ${number}`) =>
  backUp(
    backupBucket(settings, folder),
    2,
    async (file) => {
      writeFileSync(file, text);
      return EMPTY_MANIFEST;
    },
    new Date(Date.UTC(2026, 10, number, 3)),
  );

it('backUp keeps the newest backups in a bucket, complete, and leaves other objects alone', async () => {
  await bucket.put('backups/notes.txt', 'mine');
  await bucket.put('coquelicot-2026-11-01T03-00-00Z.tar.gz', 'of another place');
  expect(await backUpOn(25)).toContain('Backup s3://site/backups/coquelicot-2026-11-25T03-00-00Z.tar.gz holds');
  await backUpOn(26, TWO_PARTS);
  await backUpOn(27);
  const objects = await bucket.objects();
  expect([...objects.keys()].toSorted()).toEqual([
    'backups/coquelicot-2026-11-26T03-00-00Z.tar.gz',
    'backups/coquelicot-2026-11-27T03-00-00Z.tar.gz',
    'backups/notes.txt',
    'coquelicot-2026-11-01T03-00-00Z.tar.gz',
  ]);
  expect(objects.get('backups/coquelicot-2026-11-26T03-00-00Z.tar.gz')?.text).toBe(TWO_PARTS);
  expect(readdirSync(folder)).toEqual([]);
});

it('backUp fails with advice when the bucket is missing, removes no backup and leaves no temporary file', async () => {
  await backUpOn(25);
  await backUpOn(26);
  settings = { ...settings, bucket: 'elsewhere' };
  await expect(backUpOn(27)).rejects.toThrow('create it, or correct BACKUP_TO');
  expect((await bucket.objects()).size).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});
