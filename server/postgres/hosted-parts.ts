import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';

/**
 * Adds the roles, schemas and functions of a hosted project to an empty PostgreSQL, or to one that has them already.
 *
 * @param startApi starts the embedded Supabase, which makes the schemas of accounts and storage
 * @returns the embedded Supabase
 */
export async function addHostedParts<Api>(sql: Sql, startApi: () => Promise<Api>): Promise<Api> {
  await runFile(sql, 'compatibility.sql');
  const api = await startApi();
  await runFile(sql, 'second-factors.sql');
  await runFile(sql, 'privileges.sql');
  return api;
}

async function runFile(sql: Sql, file: string): Promise<void> {
  await sql.unsafe(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
}
