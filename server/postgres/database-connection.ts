import postgres, { type Sql } from 'postgres';
import { mayReturnManyRows, readBoundedRows } from '../api/requests/bounded-answer.ts';
import { noteLostDatabase } from './database-availability.ts';

/** Options of a postgres.js client that has connected once, with the types of arrays that it has read. */
export type ClientOptions = Sql['options'];
export type Rows = Awaited<ReturnType<Sql['unsafe']>>;

/** A connection that serves one task at a time and never reconnects. */
export interface DatabaseConnection {
  isLost(): boolean;
  /** Runs a statement. @throws DatabaseUnavailable when the connection is lost, even during the answer */
  unsafe(text: string, parameters?: unknown[]): Promise<Rows>;
  end(): Promise<void>;
}

/** Limit of the attempt to connect. */
const CONNECT_TIMEOUT_SECONDS = 5;
/** Milliseconds until the first statement of a connection is answered, the attempt included. */
const FIRST_ANSWER_TIMEOUT = 10_000;

export interface ConnectionEvents {
  onNotification?: (payload: string) => void;
  onLost?: () => void;
}

/** Thrown when the database cannot be reached or the connection is lost. The statement may be tried again. */
class DatabaseUnavailable extends Error {
  constructor(reason: string) {
    super(`The database does not answer: ${reason}`);
    this.name = 'DatabaseUnavailable';
    // A stack for each request would fill the log.
    this.stack = this.message;
  }
}

/**
 * Connects once. Works around postgres.js 3.4.9, which handles lost connections badly:
 *
 * - It writes to a reserved connection that is closed. The error is thrown outside of any promise and ends the process
 *   (issues 1154 and 1208).
 * - It reuses a closed connection as if it were open. A statement on it never ends.
 *
 * A lost connection is not replaced here: within a transaction, the next statements would run without its role.
 *
 * @param timeout milliseconds after which a statement and its connection are given up
 * @throws when the database is out of reach
 */
export async function connect(
  options: ClientOptions,
  timeout: number,
  events: ConnectionEvents = {},
): Promise<DatabaseConnection> {
  let isLost = false;
  const sql = postgres({
    ...options,
    max: 1,
    // postgres.js does not await its query for types: a connection lost meanwhile would end the process.
    fetch_types: false,
    idle_timeout: null,
    max_lifetime: null,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    onnotify: (_channel: string, payload: string) => events.onNotification?.(payload),
    onclose: () => {
      isLost = true;
      events.onLost?.();
    },
  } as unknown as postgres.Options<Record<string, never>>);
  const end = () => sql.end({ timeout: 0 });

  async function unsafe(text: string, parameters: unknown[] = []): Promise<Rows> {
    if (isLost) throw databaseUnavailable(new Error('the connection was lost'));
    try {
      const query = reserved.unsafe(text, parameters as never[]);
      return await withTimeout(
        mayReturnManyRows(text) ? (readBoundedRows(sql, query) as Promise<Rows>) : query,
        timeout,
      );
    } catch (error) {
      if (isConnectionError(error)) isLost = true;
      if (error instanceof StatementTimeout) {
        isLost = true;
        void end();
      }
      throw isLost ? databaseUnavailable(error) : error;
    }
  }

  let reserved: Awaited<ReturnType<typeof sql.reserve>>;
  try {
    // `reserve` would connect too, but retries for ever.
    await withTimeout(sql`select 1`, FIRST_ANSWER_TIMEOUT);
    reserved = await sql.reserve();
    if (isLost) throw new Error('the connection was lost');
  } catch (error) {
    await end();
    throw error;
  }
  return { isLost: () => isLost, unsafe, end };
}

class StatementTimeout extends Error {}

async function withTimeout<Result>(work: PromiseLike<Result>, timeout: number): Promise<Result> {
  const { promise: expiry, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StatementTimeout(`the statement took longer than ${timeout} ms`)), timeout);
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}

/** Makes the error, and notes for `answerOrUnavailable` that the database is lost. */
export function databaseUnavailable(cause: unknown): DatabaseUnavailable {
  noteLostDatabase();
  return new DatabaseUnavailable((cause as Error).message);
}

/** True for errors that end a connection: of the socket, of postgres.js, or of a server that stops or starts. */
function isConnectionError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(?:CONNECTION_|CONNECT_TIMEOUT|E[A-Z]+$|08|57P|53300)/.test(code);
}
