import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import { backupEntries, writeBackupFile } from './backup-file.ts';
import { FORMAT, type Manifest } from './manifest.ts';

const MANIFEST: Omit<Manifest, 'checksums'> = {
  format: FORMAT,
  product: '0.1.0',
  madeAt: '2026-11-28T05:00:00Z',
  migrations: [],
  tables: {},
  sequences: {},
  pictures: 0,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('backupEntries', () => {
  it.each([
    ['empty', Buffer.alloc(0), 'unexpected end of file'],
    ['truncated', gzipSync('x'.repeat(5000)).subarray(0, 20), 'unexpected end of file'],
    ['plain text', Buffer.from('Bonjour'), 'incorrect header check'],
    ['compressed text', gzipSync('Bonjour'), 'Tar archive is truncated'],
  ])('refuses a file that is %s, and states the reason', async (_, bytes, reason) => {
    const file = path.join(folder, 'backup.tar.gz');
    writeFileSync(file, bytes);
    const refusal = await Array.fromAsync(backupEntries(file)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OperatorError);
    expect((refusal as Error).message).toBe(`${file} is not a complete backup: ${reason}.`);
  });
});

describe('writeBackupFile', () => {
  it('throws an OperatorError that names file and cause when it cannot write the file', async () => {
    const file = path.join(folder, 'absent', 'backup.tar.gz');
    const refusal = await writeBackupFile(file, async (add) => {
      await add('tables/a/1', Buffer.from('1'));
      return MANIFEST;
    }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OperatorError);
    expect((refusal as Error).message).toContain(`${file} cannot be written: ENOENT: no such file or directory`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('rethrows a failure of the content unchanged, and leaves no file', async () => {
    const failure = new Error('The database is gone');
    await expect(writeBackupFile(path.join(folder, 'a'), () => Promise.reject(failure))).rejects.toBe(failure);
    expect(readdirSync(folder)).toEqual([]);
  });
});
