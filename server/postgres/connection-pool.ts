import { Pool, TimeoutError } from 'tarn';
import {
  connect,
  databaseUnavailable,
  type ClientOptions,
  type DatabaseConnection,
  type Rows,
} from './database-connection.ts';

/** Connection for one task at a time, with the functions of postgres.js's reserved connection that this copy uses. */
interface ReservedConnection {
  unsafe(text: string, parameters?: unknown[]): Promise<Rows>;
  release(): void;
}

export interface ConnectionPool {
  /**
   * Takes a connection out of the pool until `release`.
   *
   * @throws DatabaseUnavailable when the database is out of reach, or all connections are held for too long
   */
  reserve(): Promise<ReservedConnection>;
  query<Row extends object>(text: string, parameters?: unknown[]): Promise<Row[]>;
  end(): Promise<void>;
}

/** Milliseconds; longer than every time limit of the database. */
const STATEMENT_TIMEOUT = 90_000;
/** Milliseconds to wait for a free connection. */
const RESERVE_TIMEOUT = 10_000;

/**
 * Makes a pool of connections, which replaces lost ones.
 *
 * @param timeout milliseconds after which a statement and its connection are given up
 */
export function connectionPool(options: ClientOptions, size: number, timeout = STATEMENT_TIMEOUT): ConnectionPool {
  const pool = new Pool<DatabaseConnection>({
    create: () => connect(options, timeout),
    validate: (connection) => !connection.isLost(),
    destroy: (connection) => connection.end(),
    min: 1,
    max: size,
    acquireTimeoutMillis: RESERVE_TIMEOUT,
    propagateCreateError: true,
  });

  async function acquire(): Promise<DatabaseConnection> {
    try {
      return await pool.acquire().promise;
    } catch (error) {
      const isBusy = error instanceof TimeoutError;
      throw databaseUnavailable(isBusy ? new Error(`no connection was free for ${RESERVE_TIMEOUT} ms`) : error);
    }
  }

  return {
    async reserve() {
      const connection = await acquire();
      return {
        unsafe: (text, parameters = []) => connection.unsafe(text, parameters),
        release: () => void pool.release(connection),
      };
    },
    async query<Row extends object>(text: string, parameters: unknown[] = []) {
      const connection = await acquire();
      try {
        return Array.from(await connection.unsafe(text, parameters)) as Row[];
      } finally {
        pool.release(connection);
      }
    },
    async end() {
      await pool.destroy();
    },
  };
}
