import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';
import { OperatorError } from '../process/operator-error.ts';
import { type AppliedMigration, changedMigrations } from './changed-migrations.ts';

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** Reads `directory`'s migrations in order; their names are `{version}_{name}.sql`, as the Supabase CLI has them. */
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
  // The second one would never reach a database that has the first.
  if (twice) throw new OperatorError(`Two files of supabase/migrations have the version ${twice.version}: rename one.`);
  return migrations;
}

/**
 * Applies the migrations that the database has not seen, each with its history row in one transaction:
 * a migration that fails leaves nothing of itself behind.
 *
 * @returns how many were applied
 */
export async function applyMigrations(sql: Sql, migrations: Migration[]): Promise<number> {
  const history = await sql<AppliedMigration[]>`
    select version, statements from supabase_migrations.schema_migrations order by version`;
  const applied = new Set(history.map((row) => row.version));
  const unknown = [...applied].filter((version) => !migrations.some((migration) => migration.version === version));
  if (unknown.length > 0) {
    throw new OperatorError(
      `The database has migrations that this copy of the project lacks (${unknown.join(', ')}). ` +
        'Update the project, or start with another DATA_DIR.',
    );
  }
  const changed = changedMigrations(history, migrations);
  if (changed.length > 0) {
    console.warn(
      `This database was made with another text of ${changed.join(', ')}: what has changed there since has not reached it. ` +
        'Restore the files and put the change into a new migration.',
    );
  }
  const pending = migrations.filter((migration) => !applied.has(migration.version));
  for (const migration of pending) await applyMigration(sql, migration);
  return pending.length;
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
        'Nothing of it was kept: correct the file and start again.',
      cause,
    );
  }
}
