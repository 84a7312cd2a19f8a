import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBareDatabase, type BareDatabase } from '../../server/postgres/bare-database.ts';
import { installationCredentials } from '../../server/settings/credentials.ts';
import { applyMigrations, readMigrations } from '../../server/postgres/migrations.ts';
import { schemaCatalogue } from '../support/schema-catalogue.ts';

/**
 * The baseline makes the same database as the 53 migrations that it replaces. `schemaCatalogue` wrote their catalogue at commit
 * a97b64c, the last commit that has these migrations.
 */

const LAST_OF_BASELINE = '20261126200900';

let directory: string;
let database: BareDatabase;

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  database = await startBareDatabase(directory, installationCredentials(directory));
  const migrations = readMigrations(path.join(import.meta.dirname, '../../supabase/migrations'));
  await applyMigrations(
    database.sql,
    migrations.filter(({ version }) => version <= LAST_OF_BASELINE),
  );
});

afterAll(async () => {
  await database.stop();
  rmSync(directory, { recursive: true, force: true });
});

it('the baseline makes the same schema, privileges, policies and rows as the migrations that it replaces', async () => {
  const former = readFileSync(path.join(import.meta.dirname, '../support/catalogue-before-baseline.txt'), 'utf8');
  expect(await schemaCatalogue(database.sql)).toEqual(former.trimEnd().split('\n'));
});
