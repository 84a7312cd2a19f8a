import { PostgresConnection } from '@supabase/lite/postgres';
import { connectionPool, type ConnectionPool } from '../postgres/connection-pool.ts';
import { asPostgrestError } from '../postgres/database-errors.ts';
import { isoInstant } from './requests/iso-instant.ts';
import { clientSignal } from './requests/client-signal.ts';
import { API_CONNECTIONS } from '../postgres/connection-shares.ts';

/** Limits (ms) of the interfaces' own queries, such as those of a sign-in, which run under no role's settings. */
const OWN_TIME_LIMITS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };

/** Writes instants as PostgREST does: PostgreSQL's text has a blank in place of the `T`. */
const instants = (oid: number) => ({ to: oid, from: [oid], serialize: (value: unknown) => value, parse: isoInstant });

type WithContext = PostgresConnection['withContext'];
type Context = Parameters<WithContext>[0];
type Work<Result> = Parameters<typeof PostgresConnection.prototype.withContext<Result>>[1];
type Database = Parameters<Work<unknown>>[0];

/**
 * The interfaces' connection to PostgreSQL. It does as PostgREST does where @supabase/lite falls short: each request
 * runs under its role's settings (`alter role anon set …`) and is cancelled when its client disconnects, and privileges
 * stay as the migrations declare them.
 */
export class ApiConnection extends PostgresConnection {
  readonly #database: ConnectionPool;

  /** Makes a connection that is not open yet. @param database cancels statements of this connection */
  constructor(connectionString: string, database: ConnectionPool) {
    super({
      url: connectionString,
      postgresOptions: {
        onnotice: () => undefined,
        connection: OWN_TIME_LIMITS,
        types: { timestamp: instants(1114), timestamptz: instants(1184) },
      },
    });
    this.#database = database;
    // Without this, the library's first request grants visitors everything on every table.
    Object.assign(this, { rlsState: 'active' });
  }

  /** Replaces the library's pool with one that replaces lost connections. */
  async openPool(): Promise<void> {
    await this.driver`select 1`;
    await this.driver.end();
    const { reserve, end } = connectionPool(this.driver.options, API_CONNECTIONS);
    Object.assign(this.driver, { reserve, end });
  }

  override withContext<Result>(
    context: Context,
    work: Work<Result>,
    options?: Parameters<WithContext>[2],
  ): Promise<Result> {
    if (!context) return super.withContext(context, work, options);
    const inRole = async (database: Database): Promise<Result> => {
      const process = await applyRoleSettings(database);
      return this.#cancelOnDisconnect(process, () => work(database));
    };
    return super.withContext(context, inRole, options);
  }

  /** Passes on PostgreSQL's code and message; the library does so only for errors raised as PostgREST's. */
  override normalizeDbError(error: unknown): unknown {
    return super.normalizeDbError(asPostgrestError(error));
  }

  async #cancelOnDisconnect<Result>(process: number, work: () => Promise<Result>): Promise<Result> {
    const signal = clientSignal();
    if (!signal) return work();
    let cancellation: Promise<unknown> | undefined;
    const cancel = () => {
      cancellation = this.#database.query('select pg_cancel_backend($1)', [process]).catch(() => undefined);
    };
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel);
    try {
      return await work();
    } finally {
      signal.removeEventListener('abort', cancel);
      // A cancellation that arrives late would cancel the next request on this connection.
      await cancellation;
    }
  }
}

/** Applies the settings of the transaction's role. @returns the process id of the server process */
async function applyRoleSettings(database: Database): Promise<number> {
  const { process } = await database
    .selectNoFrom(({ fn }) => fn<number>('extensions.apply_role_settings', []).as('process'))
    .executeTakeFirstOrThrow();
  return process;
}
