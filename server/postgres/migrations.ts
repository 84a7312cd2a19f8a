import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';
import { OperatorError } from '../process/operator-error.ts';

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** Reads migrations in order. Files are named `{version}_{name}.sql`, as the Supabase CLI names them. */
export function readMigrations(directory: string): Migration[] {
  const migrations = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      if (!version || !name)
        throw new OperatorError(`supabase/migrations/${file} is not named {14 digits}_{name}.sql.`);
      return { version, name, sql: readFileSync(path.join(directory, file), 'utf8') };
    });
  const twice = migrations.find(({ version }, index) => migrations[index - 1]?.version === version);
  // A database that has one of them would never run the other.
  if (twice) throw new OperatorError(`Two files of supabase/migrations have the version ${twice.version}: rename one.`);
  return migrations;
}

/**
 * The last file of the baseline, which replaces 53 earlier migrations and reuses some of their versions. A database
 * that has run them all therefore has every file of the baseline.
 */
const BASELINE = '20261126200900';

const LAST_COMMIT_BEFORE_BASELINE = 'a97b64c';

/** Applies missing migrations, each in a transaction with its history row. @returns how many were applied */
export async function applyMigrations(sql: Sql, migrations: Migration[]): Promise<number> {
  const pending = pendingMigrations(await appliedVersions(sql), migrations);
  for (const migration of pending) await applyMigration(sql, migration);
  return pending.length;
}

/** Refuses a database of an unknown version before anything is changed. @throws OperatorError */
export async function refuseUnknownVersion(sql: Sql, migrations: readonly Migration[]): Promise<void> {
  const [history] = await sql<{ table: string | null }[]>`
    select to_regclass('supabase_migrations.schema_migrations')::text as table`;
  if (history?.table) pendingMigrations(await appliedVersions(sql), migrations);
}

async function appliedVersions(sql: Sql): Promise<string[]> {
  const history = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  return history.map(({ version }) => version);
}

/**
 * Returns the migrations that the database lacks, in order.
 *
 * @param applied the versions that the database has
 * @throws OperatorError for a database of a later copy of the project, or of one from before the baseline
 */
export function pendingMigrations(applied: readonly string[], migrations: readonly Migration[]): Migration[] {
  const unknown = applied.filter((version) => !migrations.some((migration) => migration.version === version));
  const later = unknown.filter((version) => version > BASELINE).toSorted();
  if (later.length > 0) {
    throw new OperatorError(
      `The database has migrations that this copy of the project lacks (${later.join(', ')}). ` +
        'Update the project, or start with another DATA_DIR.',
    );
  }
  // Unknown versions are those of the replaced migrations.
  if (unknown.length > 0 && !applied.includes(BASELINE)) {
    throw new OperatorError(
      `The database is older than this copy of the project can bring up to date. Start commit ${LAST_COMMIT_BEFORE_BASELINE} ` +
        'of the project once with the same DATA_DIR, then this one.',
    );
  }
  return migrations.filter(({ version }) => !applied.includes(version));
}

async function applyMigration(sql: Sql, migration: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(migration.sql);
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${migration.version}, ${migration.name}, ${[migration.sql]})`;
    });
  } catch (cause) {
    const { message, position } = cause as { message: string; position?: string };
    const line = position ? `, line ${migration.sql.slice(0, Number(position)).split('\n').length}` : '';
    throw new OperatorError(
      `Migration ${migration.version}_${migration.name}.sql failed${line}: ${message}. ` +
        'Its changes were rolled back: correct the file and start again.',
      cause,
    );
  }
}
