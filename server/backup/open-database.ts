import { readFileSync } from 'node:fs';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { installationCredentials } from '../settings/credentials.ts';
import { hasCluster } from '../postgres/postgres-cluster.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { lockDataDirectory } from '../process/instance-lock.ts';
import { OperatorError } from '../process/operator-error.ts';

interface OpenDatabase {
  sql: Sql;
  close(): Promise<void>;
}

/** File in which PostgreSQL writes its port while it runs. */
const PROCESS_FILE = 'postmaster.pid';
const PORT_LINE = 3;

/**
 * Connects to the database of the running copy. While no copy runs, starts the database itself and locks the data
 * folder until `close`.
 *
 * @throws OperatorError when there is no database, or it does not answer
 */
export async function openDatabase(dataDirectory: string): Promise<OpenDatabase> {
  const cluster = path.join(dataDirectory, 'postgres');
  if (!hasCluster(cluster)) {
    throw new OperatorError(`There is no database in ${dataDirectory}: set DATA_DIR to the data folder of the copy.`);
  }
  const { databasePassword } = installationCredentials(dataDirectory);
  const unlock = await lockDataDirectory(dataDirectory).catch((error: unknown) => {
    if (error instanceof OperatorError) return null;
    throw error;
  });
  const server = unlock ? await startPostgres(cluster, databasePassword) : null;
  const sql = postgres(server?.connectionString ?? runningConnection(cluster, databasePassword), {
    max: 1,
    onnotice: () => undefined,
  });
  async function close(): Promise<void> {
    await sql.end({ timeout: 5 });
    await server?.stop();
    unlock?.();
  }
  try {
    await sql`select 1`;
    return { sql, close };
  } catch (cause) {
    await close();
    throw new OperatorError(`The database of the copy does not answer: ${(cause as Error).message}.`, cause);
  }
}

function runningConnection(cluster: string, password: string): string {
  try {
    const port = readFileSync(path.join(cluster, PROCESS_FILE), 'utf8').split('\n')[PORT_LINE];
    return `postgres://postgres:${password}@127.0.0.1:${port ?? ''}/postgres`;
  } catch (cause) {
    throw new OperatorError('The copy runs without its database: look at its log, then try again.', cause);
  }
}
