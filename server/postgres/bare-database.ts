import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { createApi } from '../api/api.ts';
import { connectionPool } from './connection-pool.ts';
import type { Credentials } from '../settings/credentials.ts';
import { addHostedParts } from './hosted-parts.ts';
import { startPostgres } from './postgres.ts';

/** A private database with the roles, schemas and functions of a hosted project, before any migration. */
export interface BareDatabase {
  sql: Sql;
  stop(): Promise<void>;
}

/** Stands for the address of the API, which answers nobody here. */
const NEVER_CALLED = 'http://127.0.0.1:1';

/** Starts a database in a data folder. No API answers for it. */
export async function startBareDatabase(dataDirectory: string, credentials: Credentials): Promise<BareDatabase> {
  const server = await startPostgres(path.join(dataDirectory, 'postgres'), credentials.databasePassword);
  const sql = postgres(server.connectionString, { max: 1, onnotice: () => undefined });
  const pool = connectionPool(sql.options, 1);
  const closing: (() => Promise<unknown>)[] = [() => sql.end({ timeout: 5 }), () => pool.end()];
  async function stop(): Promise<void> {
    await Promise.allSettled(closing.map((close) => close()));
    await server.stop();
  }
  try {
    await addHostedParts(sql, async () => {
      const api = await createApi(server.connectionString, pool, credentials, dataDirectory, NEVER_CALLED);
      closing.push(() => api.connection.close());
    });
    return { sql, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
