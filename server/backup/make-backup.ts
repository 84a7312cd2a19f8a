import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { storedFileName } from '../api/storage/image-storage.ts';
import { OperatorError } from '../process/operator-error.ts';
import { backedUpTables, quoted, sequenceValues, type BackedUpTable } from './backed-up-tables.ts';
import { writeBackupFile, type AddEntry, type OnProgress } from './backup-file.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { openDatabase } from './open-database.ts';

const PACKAGE = path.resolve(import.meta.dirname, '../../package.json');
/** Bytes of a table in one entry, to limit memory. */
const PART_SIZE = 4 * 1024 * 1024;
const LINE_END = 0x0a;

/**
 * Makes a backup of a data folder, also while a copy runs: one snapshot of the database, and its pictures. Keys,
 * sessions, queued mails and the published site are not in it.
 *
 * @throws OperatorError when `file` exists, or there is no database
 */
export async function makeBackup(dataDirectory: string, file: string, onProgress: OnProgress): Promise<Manifest> {
  if (existsSync(file)) throw new OperatorError(`${file} exists already: choose another name, or remove it.`);
  const { sql, close } = await openDatabase(dataDirectory);
  try {
    return await sql.begin('isolation level repeatable read read only', (snapshot) =>
      writeBackupFile(file, (add) => addContents(snapshot, path.join(dataDirectory, 'files'), add, onProgress)),
    );
  } finally {
    await close();
  }
}

async function addContents(
  snapshot: TransactionSql,
  pictureFolder: string,
  add: AddEntry,
  onProgress: OnProgress,
): Promise<Omit<Manifest, 'checksums'>> {
  const migrations = await snapshot<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  const tables = await backedUpTables(snapshot);
  const sequences = await sequenceValues(snapshot);
  const sizes = await sizesOf(snapshot, tables);
  // Pictures first: the snapshot keeps rows as they are, but a picture may be removed at any time.
  const pictures = await addPictures(snapshot, pictureFolder, add, (share) => onProgress(share / 2));
  const totalSize = sizes.reduce((sum, size) => sum + size, 0);
  let done = 0;
  const copiedTables: Manifest['tables'] = {};
  for (const [index, table] of tables.entries()) {
    copiedTables[table.name] = { columns: table.columns, rows: await addTable(snapshot, table, add) };
    done += sizes[index] ?? 0;
    onProgress(0.5 + done / totalSize / 2);
  }
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  return {
    format: FORMAT,
    product: version,
    madeAt: new Date().toISOString(),
    migrations: migrations.map((migration) => migration.version),
    tables: copiedTables,
    sequences,
    pictures,
  };
}

async function sizesOf(snapshot: Sql | TransactionSql, tables: BackedUpTable[]): Promise<number[]> {
  const rows = await snapshot<{ size: number }[]>`
    select pg_table_size(name::regclass)::float8 as size
    from unnest(${tables.map(({ name }) => name)}::text[]) with ordinality as listed (name, place) order by place`;
  return rows.map(({ size }) => size);
}

/** Adds the pictures that the database lists, each with the file that describes it. @returns how many */
async function addPictures(
  snapshot: TransactionSql,
  folder: string,
  add: AddEntry,
  onProgress: OnProgress,
): Promise<number> {
  const objects = await snapshot<{ bucket: string; key: string }[]>`
    select bucket_id as bucket, name as key from storage.objects order by bucket_id, name`;
  let added = 0;
  for (const [index, { bucket, key }] of objects.entries()) {
    const name = storedFileName(bucket, key);
    const file = path.join(folder, name);
    const found = await Promise.all([readFile(file), readFile(`${file}.json`)]).catch(nullIfMissing);
    if (found) {
      await add(`files/${name}`, found[0]);
      await add(`files/${name}.json`, found[1]);
      added += 1;
    }
    onProgress((index + 1) / objects.length);
  }
  return added;
}

/** Returns null for the error of a missing file, because pictures may be removed meanwhile. Throws any other error. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Adds the rows of a table in COPY format, in parts. @returns how many */
async function addTable(snapshot: TransactionSql, { name, columns }: BackedUpTable, add: AddEntry): Promise<number> {
  const rows = await snapshot.unsafe(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`).readable();
  let count = 0;
  let part: Buffer[] = [];
  let size = 0;
  let number = 0;
  const addPart = async () => {
    if (size === 0) return;
    number += 1;
    await add(`tables/${name}/${number}`, Buffer.concat(part));
    part = [];
    size = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    for (const byte of chunk) if (byte === LINE_END) count += 1;
    part.push(chunk);
    size += chunk.byteLength;
    // A part ends with a row: line ends within a row are escaped.
    if (size >= PART_SIZE && chunk.at(-1) === LINE_END) await addPart();
  }
  // The library pauses the connection while rows wait to be read, and resumes it only to ask for more rows. After the last
  // rows, the connection would stay paused, and the next query would never be answered.
  rows._read(0);
  await addPart();
  return count;
}
