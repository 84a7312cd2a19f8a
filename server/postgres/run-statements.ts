import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';

/** Runs a file of SQL beside this one, which adds parts of a hosted project to an empty PostgreSQL. */
export async function runStatements(
  sql: Sql,
  file: 'compatibility.sql' | 'privileges.sql' | 'second-factors.sql',
): Promise<void> {
  await sql.unsafe(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
}
