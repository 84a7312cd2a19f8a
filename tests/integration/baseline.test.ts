import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../../scripts/backend/api.ts';
import { connectionPool } from '../../scripts/backend/connection-pool.ts';
import { installationCredentials } from '../../scripts/backend/credentials.ts';
import { applyMigrations, readMigrations } from '../../scripts/backend/migrations.ts';
import { startPostgres, type Postgres } from '../../scripts/backend/postgres.ts';
import { schemaCatalogue } from '../support/schema-catalogue.ts';

/**
 * A database that was made by the 53 migrations before the baseline has what one has that is made by the baseline. The
 * catalogue of the first was written by `schemaCatalogue` of those of commit 8a0b52b, the last that has these migrations.
 */

const LAST_OF_BASELINE = '20261126200900';
const ROOT = path.join(import.meta.dirname, '../..');

let directory: string;
let server: Postgres;
let sql: Sql;
let closeInterfaces: () => Promise<unknown>;

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  const credentials = installationCredentials(directory);
  server = await startPostgres(path.join(directory, 'postgres'), credentials.databasePassword);
  sql = postgres(server.connectionString, { max: 1, onnotice: () => undefined });
  const pool = connectionPool(sql.options, 1);
  const run = (file: string) => sql.unsafe(readFileSync(path.join(ROOT, 'scripts/backend', file), 'utf8'));
  await run('compatibility.sql');
  const api = await createApi(server.connectionString, pool, credentials, directory, 'http://127.0.0.1:1');
  closeInterfaces = () => Promise.all([pool.end(), api.connection.close()]);
  await run('privileges.sql');
  const migrations = readMigrations(path.join(ROOT, 'supabase/migrations'));
  await applyMigrations(
    sql,
    migrations.filter(({ version }) => version <= LAST_OF_BASELINE),
  );
});

afterAll(async () => {
  await sql.end();
  await closeInterfaces();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

it('makes the schema, the privileges, the policies and the rows that the migrations before it made', async () => {
  const former = readFileSync(path.join(import.meta.dirname, '../support/catalogue-before-baseline.txt'), 'utf8');
  expect(await schemaCatalogue(sql)).toEqual(former.trimEnd().split('\n'));
});
