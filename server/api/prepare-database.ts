import path from 'node:path';
import type { App } from '@supabase/lite';
import type { Sql } from 'postgres';
import type { ConnectionPool } from '../postgres/connection-pool.ts';
import { addHostedParts } from '../postgres/hosted-parts.ts';
import { applyMigrations, readMigrations, refuseUnknownVersion } from '../postgres/migrations.ts';
import { seedDatabase } from '../postgres/seed.ts';
import { guardFirstClaim } from './accounts/first-claim.ts';
import { createApi } from './api.ts';
import type { BackendOptions } from './backend-options.ts';

export const SUPABASE = path.resolve(import.meta.dirname, '../../supabase');

/**
 * Brings a database to the version of this code, with the settings of this start.
 *
 * @returns the embedded Supabase
 */
export async function prepareDatabase(
  sql: Sql,
  pool: ConnectionPool,
  connectionString: string,
  options: BackendOptions,
): Promise<App> {
  const { credentials, dataDirectory, url } = options;
  const migrations = readMigrations(path.join(SUPABASE, 'migrations'));
  await refuseUnknownVersion(sql, migrations);
  const api = await addHostedParts(sql, () => createApi(connectionString, pool, credentials, dataDirectory, url));
  await applyMigrations(sql, migrations);
  await sql`select net.follow_published_tables()`;
  await sql`
    update private.settings set publish_url = ${`${url}/hooks/publish`},
      publish_authorization = ${credentials.publishSecret}`;
  await guardFirstClaim(sql, options.isExposed ?? false, options.initialAdminEmail);
  await sql`
    update private.settings set administrators_need_second_factor = ${options.administratorsNeedSecondFactor ?? false}`;
  if (options.seed) await seedDatabase(sql, path.join(SUPABASE, 'seed.sql'));
  return api;
}
