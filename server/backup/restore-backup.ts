import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TransactionSql } from 'postgres';
import { startBareDatabase } from '../postgres/bare-database.ts';
import { installationCredentials } from '../settings/credentials.ts';
import { applyMigrations, pendingMigrations, readMigrations } from '../postgres/migrations.ts';
import { stopOrphan } from '../postgres/postgres-process.ts';
import { lockDataDirectory } from '../process/instance-lock.ts';
import { OperatorError } from '../process/operator-error.ts';
import { backedUpTables, quoted } from './backed-up-tables.ts';
import { backupEntries, verifyBackupFile, type OnProgress } from './backup-file.ts';
import { MANIFEST_ENTRY, type Manifest } from './manifest.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../supabase/migrations');

/** Names of stored files and their descriptions; no other name of a backup reaches the file system. */
const STORED_FILE = /^files\/([0-9a-f]{64}(?:\.json)?)$/;
const TABLE_PART = /^tables\/([a-z_]+\.[a-z_]+)\/\d+$/;

/** Reads a whole backup. @throws OperatorError when it is damaged, or of a version that this code cannot restore */
export async function checkBackup(file: string, onProgress: OnProgress): Promise<Manifest> {
  const manifest = await verifyBackupFile(file, onProgress);
  newerMigrations(file, manifest);
  return manifest;
}

/**
 * Restores a backup as a data folder, completely or not at all: the folder is made beside its place and then renamed.
 * Keys are new, so that all sessions have ended.
 *
 * @param dataDirectory absent or empty
 * @throws OperatorError
 */
export async function restoreBackup(file: string, dataDirectory: string, onProgress: OnProgress): Promise<Manifest> {
  const place = path.resolve(dataDirectory);
  refuseUsedFolder(place);
  const manifest = await checkBackup(file, (share) => onProgress(share * 0.4));
  const unfinished = `${place}.restoring`;
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const unlock = await lockDataDirectory(unfinished);
  try {
    // A killed restoration leaves its files, and perhaps its server.
    await stopOrphan(path.join(unfinished, 'postgres'));
    for (const name of ['postgres', 'postgres.unfinished', 'files', 'credentials.json']) {
      rmSync(path.join(unfinished, name), { recursive: true, force: true });
    }
    await fillFolder(file, manifest, unfinished, (share) => onProgress(0.4 + share * 0.6));
    unlock();
    takePlace(unfinished, place);
    return manifest;
  } catch (error) {
    unlock();
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function refuseUsedFolder(place: string): void {
  if (existsSync(place) && readdirSync(place).length > 0) {
    throw new OperatorError(
      `${place} is not empty: a backup can only be restored into an empty folder. Set another DATA_DIR.`,
    );
  }
}

function takePlace(unfinished: string, place: string): void {
  try {
    if (existsSync(place)) rmdirSync(place);
    renameSync(unfinished, place);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'EBUSY') {
      throw new OperatorError(
        `A disk is mounted at ${place}: set DATA_DIR to a folder below it, and restore there.`,
        cause,
      );
    }
    throw new OperatorError(`The restored data cannot be moved to ${place}: ${message}.`, cause);
  }
}

async function fillFolder(file: string, manifest: Manifest, folder: string, onProgress: OnProgress): Promise<void> {
  const migrations = readMigrations(MIGRATIONS);
  const newer = newerMigrations(file, manifest);
  const database = await startBareDatabase(folder, installationCredentials(folder));
  try {
    const { sql } = database;
    await applyMigrations(
      sql,
      migrations.filter((migration) => !newer.includes(migration.version)),
    );
    await sql.begin((transaction) => load(file, manifest, transaction, path.join(folder, 'files'), onProgress));
    await applyMigrations(sql, migrations);
    await sql`analyze`;
  } finally {
    await database.stop();
  }
}

/** Returns the versions of migrations that the backup lacks. @throws OperatorError when this code cannot restore the backup */
function newerMigrations(file: string, { migrations }: Manifest): string[] {
  try {
    return pendingMigrations(migrations, readMigrations(MIGRATIONS)).map(({ version }) => version);
  } catch (cause) {
    throw new OperatorError(`${file} is of another version of Coquelicot. ${(cause as Error).message}`, cause);
  }
}

/** Fills the database and the folder of stored files. Triggers are off, so that rows stay as they were. */
async function load(
  file: string,
  { tables, sequences, checksums }: Manifest,
  transaction: TransactionSql,
  storedFiles: string,
  onProgress: OnProgress,
): Promise<void> {
  const known = new Set((await backedUpTables(transaction)).map(({ name }) => name));
  const unknown = Object.keys(tables).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new OperatorError(`${file} has tables that this version lacks: ${unknown.join(', ')}.`);
  await transaction`set local session_replication_role = replica`;
  for (const name of Object.keys(tables)) await transaction.unsafe(`delete from ${quoted(name)}`);
  await mkdir(storedFiles, { recursive: true });
  const entryCount = Object.keys(checksums).length;
  let done = 0;
  for await (const { name, bytes } of backupEntries(file)) {
    const [, storedFile] = STORED_FILE.exec(name) ?? [];
    const [, table] = TABLE_PART.exec(name) ?? [];
    const columns = table === undefined ? undefined : tables[table]?.columns;
    if (storedFile !== undefined) await writeFile(path.join(storedFiles, storedFile), bytes);
    else if (table !== undefined && columns) await copyInto(transaction, table, columns, bytes);
    else if (name !== MANIFEST_ENTRY) throw new OperatorError(`${file} has an entry that no backup has: ${name}.`);
    done += 1;
    onProgress(Math.min(done / entryCount, 1));
  }
  for (const [name, { rows }] of Object.entries(tables)) {
    const [found] = await transaction.unsafe<{ rows: string }[]>(`select count(*) as rows from ${quoted(name)}`);
    if (Number(found?.rows) !== rows) {
      throw new OperatorError(`${name} has ${found?.rows ?? 'no'} rows, not ${rows}: nothing is restored.`);
    }
  }
  for (const [name, value] of Object.entries(sequences))
    await transaction`select setval(${quoted(name)}::regclass, ${value})`;
}

async function copyInto(transaction: TransactionSql, table: string, columns: string[], rows: Buffer): Promise<void> {
  const names = columns.map(quoted).join(', ');
  const writable = await transaction.unsafe(`copy ${quoted(table)} (${names}) from stdin`).writable();
  await pipeline(Readable.from([rows]), writable);
}
