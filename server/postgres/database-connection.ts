import postgres, { type Sql } from 'postgres';
import { readsRows, readWithin } from '../api/requests/bounded-answer.ts';
import { noteLostDatabase } from './database-availability.ts';

/** The parsed options of a client that has connected once, and so knows the types of arrays. */
export type ClientOptions = Sql['options'];
export type Rows = Awaited<ReturnType<Sql['unsafe']>>;

/** A connection that serves one task at a time and never reconnects. */
export interface DatabaseConnection {
  isLost(): boolean;
  /** @throws DatabaseUnavailable when the connection is lost, even during the answer */
  unsafe(text: string, parameters?: unknown[]): Promise<Rows>;
  end(): Promise<void>;
}

const CONNECT_TIMEOUT_SECONDS = 5;
const CONNECT_TIMEOUT = 10_000;

export interface ConnectionEvents {
  notified?: (payload: string) => void;
  lost?: () => void;
}

/** The database is out of reach or went away; the statement may be tried again. */
class DatabaseUnavailable extends Error {
  constructor(reason: string) {
    super(`The database does not answer: ${reason}`);
    this.name = 'DatabaseUnavailable';
    // No stack: it would fill the log, once for each request.
    this.stack = this.message;
  }
}

/**
 * Connects, and works around postgres.js 3.4.9, which ends the process or hangs when connections are lost.
 *
 * The library writes to a reserved connection after that was closed, which throws outside of any promise (its issues
 * 1154 and 1208). It then takes the connection back as if it were open, and no statement on it ever ends. Reconnecting
 * within a transaction would be worse: the following statements would run without the transaction's role.
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
    // postgres.js does not await this: a connection lost meanwhile would end the process.
    fetch_types: false,
    idle_timeout: null,
    max_lifetime: null,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    onnotify: (_channel: string, payload: string) => events.notified?.(payload),
    onclose: () => {
      isLost = true;
      events.lost?.();
    },
  } as unknown as postgres.Options<Record<string, never>>);
  const end = () => sql.end({ timeout: 0 });

  async function unsafe(text: string, parameters: unknown[] = []): Promise<Rows> {
    if (isLost) throw unavailable(new Error('the connection was lost'));
    try {
      const query = reserved.unsafe(text, parameters as never[]);
      return await withTimeout(readsRows(text) ? (readWithin(sql, query) as Promise<Rows>) : query, timeout);
    } catch (error) {
      if (isConnectionError(error)) isLost = true;
      if (error instanceof StatementTimeout) {
        isLost = true;
        void end();
      }
      throw isLost ? unavailable(error) : error;
    }
  }

  let reserved: Awaited<ReturnType<typeof sql.reserve>>;
  try {
    // `reserve` would connect too, but retries for ever.
    await withTimeout(sql`select 1`, CONNECT_TIMEOUT);
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

export function unavailable(cause: unknown): DatabaseUnavailable {
  noteLostDatabase();
  return new DatabaseUnavailable((cause as Error).message);
}

/** True for errors that end a connection: of the socket, of postgres.js, or of a server that stops or starts. */
function isConnectionError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(?:CONNECTION_|CONNECT_TIMEOUT|E[A-Z]+$|08|57P|53300)/.test(code);
}
