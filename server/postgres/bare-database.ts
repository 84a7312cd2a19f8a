import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { createApi } from '../api/api.ts';
import { connectionPool } from './connection-pool.ts';
import type { Credentials } from '../settings/credentials.ts';
import { runStatements } from './run-statements.ts';
import { startPostgres } from './postgres.ts';

/** A private database with the roles, schemas and functions of a hosted project, before any migration. */
export interface BareDatabase {
  sql: Sql;
  stop(): Promise<void>;
}

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
    await runStatements(sql, 'compatibility.sql');
    // Makes the schemas of accounts and storage. The address is never called.
    const api = await createApi(server.connectionString, pool, credentials, dataDirectory, 'http://127.0.0.1:1');
    closing.push(() => api.connection.close());
    await runStatements(sql, 'second-factors.sql');
    await runStatements(sql, 'privileges.sql');
    return { sql, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
