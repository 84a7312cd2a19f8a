import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import postgres from 'postgres';
import { networksOf } from '../../supabase/functions/_shared/client-network.ts';
import { accountAdministration } from './accounts/account-administration.ts';
import { listenForAccountChanges, type AccountChange } from './accounts/account-changes.ts';
import { accountInterface } from './accounts/accounts.ts';
import { sessionReader } from './accounts/account-session.ts';
import { withSafetyHeaders } from './requests/answer-headers.ts';
import { createApi } from './api.ts';
import { callerCheck } from './accounts/callers.ts';
import { answerConditions } from './storage/conditional-file.ts';
import type { OwnMail } from '../settings/mail-setup.ts';
import { channelListener } from './realtime/channel-listener.ts';
import { connectionPool } from '../postgres/connection-pool.ts';
import { FUNCTIONS, MEMBERS, OWN_CONNECTIONS, STRANGERS } from '../postgres/connection-shares.ts';
import type { Credentials } from '../settings/credentials.ts';
import { runForClient } from './requests/client-signal.ts';
import { guardFirstClaim, isClaimed } from './accounts/first-claim.ts';
import { functionSettings } from './functions/function-settings.ts';
import { edgeFunctions } from './functions/functions.ts';
import { listWithinFolder } from './storage/listed-files.ts';
import { applyMigrations, readMigrations, refuseUnknownVersion } from '../postgres/migrations.ts';
import { startWebhooks } from './webhooks.ts';
import { knownDevices } from './accounts/known-devices.ts';
import { passwordCheck } from './accounts/password-check.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { startRealtime } from './realtime/realtime.ts';
import { answerRefusal } from '../http/refusal.ts';
import { checkRequest, receiveRequest } from './requests/request-checks.ts';
import { answerAndLog } from './requests/request-log.ts';
import { answerOrUnavailable } from '../postgres/database-availability.ts';
import { concurrencyLimit, TooManyRequests } from './requests/concurrency-limit.ts';
import { sessionAssurance, tellsOfSession } from './accounts/session-assurance.ts';
import { sessionRenewal } from './accounts/session-renewal.ts';
import { startScheduler } from './scheduler.ts';
import { secondFactorInterface } from './accounts/second-factor.ts';
import { runStatements } from '../postgres/run-statements.ts';
import { seedDatabase } from '../postgres/seed.ts';
import { withoutOwners } from './storage/stored-file-owners.ts';
import { answerUnsupported } from './requests/unsupported.ts';
import { isApiPath } from '../http/dynamic-paths.ts';
import { log } from '../operate/log/log.ts';

export interface Backend {
  /** Answers below `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1`. */
  fetch(request: Request, clientAddress: string): Promise<Response>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, clientAddress: string): void;
  connectionString: string;
  isClaimed(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface BackendOptions {
  dataDirectory: string;
  /** Address of this server for its own processes. */
  url: string;
  /** Public address of the site, if it is another one. */
  siteUrl?: string;
  /** Endpoint for mails; without it, the functions send none. */
  ownMail?: OwnMail | null;
  /** Tells a member that the account has changed; without it, nobody is told. */
  announceAccountChange?: ((change: AccountChange) => Promise<void>) | null;
  credentials: Credentials;
  initialAdminEmail?: string | undefined;
  /** True when administrators have no role before they turn on a second factor. */
  administratorsNeedSecondFactor?: boolean;
  isExposed?: boolean;
  seed: boolean;
  /** Passwords for one account, and codes, from one network in five minutes. */
  signInAttempts?: number;
}

const CLOSE_TIMEOUT = 1_000;
const logFailure = (line: string) => log.error(line);
const SUPABASE = path.resolve(import.meta.dirname, '../../supabase');

export function clusterOf(dataDirectory: string): string {
  return path.join(dataDirectory, 'postgres');
}

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const server = await startPostgres(clusterOf(options.dataDirectory), options.credentials.databasePassword);
  try {
    const backend = await startInterfaces(server.connectionString, options);
    return {
      ...backend,
      async stop() {
        await backend.stop();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Starts the embedded Supabase on a running PostgreSQL: migrations, seed, interfaces, functions, schedule. */
export async function startInterfaces(connectionString: string, options: BackendOptions): Promise<Backend> {
  const { credentials, dataDirectory, url } = options;
  const sql = postgres(connectionString, { max: 4, onnotice: () => undefined, idle_timeout: 10 });
  const pool = connectionPool(sql.options, OWN_CONNECTIONS);
  const listener = channelListener(sql.options);
  try {
    const migrations = readMigrations(path.join(SUPABASE, 'migrations'));
    await refuseUnknownVersion(sql, migrations);
    await runStatements(sql, 'compatibility.sql');
    const api = await createApi(connectionString, pool, credentials, dataDirectory, url);
    await runStatements(sql, 'second-factors.sql');
    await runStatements(sql, 'privileges.sql');
    await applyMigrations(sql, migrations);
    await sql`select net.follow_published_tables()`;
    await sql`
      update private.settings set publish_url = ${`${url}/hooks/publish`},
        publish_authorization = ${credentials.publishSecret}`;
    await guardFirstClaim(sql, options.isExposed ?? false, options.initialAdminEmail);
    await sql`
      update private.settings set administrators_need_second_factor = ${options.administratorsNeedSecondFactor ?? false}`;
    if (options.seed) await seedDatabase(sql, path.join(SUPABASE, 'seed.sql'));

    const functions = edgeFunctions(
      path.join(SUPABASE, 'functions'),
      functionSettings({ url, siteUrl: options.siteUrl ?? url, credentials, ownMail: options.ownMail ?? null }),
    );
    const realtime = await startRealtime(listener, [credentials.publishableKey, credentials.secretKey], readRow);
    const stopWebhooks = await startWebhooks(listener, pool, (address) => address.origin === new URL(url).origin);
    const stopHearing = options.announceAccountChange
      ? await listenForAccountChanges(listener, pool, options.announceAccountChange)
      : null;
    const stopScheduler = await startScheduler(pool);
    const limitedStrangers = concurrencyLimit(STRANGERS);
    const limitedMembers = concurrencyLimit(MEMBERS);
    const withAssurance = sessionAssurance(credentials.jwtSecret, pool);
    const askAccounts = async (request: Request) => {
      const answered = await api.fetch(request);
      return tellsOfSession(request.method, new URL(request.url)) ? withAssurance(answered) : answered;
    };
    const askAsOperator = (route: string, body: object) =>
      askAccounts(
        new Request(`${url}/auth/v1/${route}`, {
          method: 'POST',
          headers: { apikey: credentials.secretKey, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    const accounts = accountInterface(
      {
        passwords: passwordCheck(pool),
        devices: knownDevices(credentials.jwtSecret, options.siteUrl?.startsWith('https:') ?? false),
        renew: sessionRenewal(pool),
        inTurn: limitedStrangers,
        answer: askAccounts,
        administer: accountAdministration(pool, (account) => askAsOperator('signup', account)),
        factors: secondFactorInterface(
          {
            database: pool,
            readSession: sessionReader(credentials.jwtSecret, pool),
            renew: (token) => askAsOperator('token?grant_type=refresh_token', { refresh_token: token }),
            now: Date.now,
          },
          options.signInAttempts,
        ),
      },
      options.signInAttempts,
    );
    // A limit of its own: the requests that functions send to the interfaces need not wait for the callers of
    // functions.
    const limitedFunctions = concurrencyLimit(FUNCTIONS);
    // Writes of files wait for each other: the interface refuses a second one of the same name only once it finds the first.
    const filesInTurn = concurrencyLimit({ ofNetwork: 1, total: 1, waiting: Infinity });
    const callerOf = callerCheck(credentials, pool);

    async function readRow(table: string, id: string, token: string | null) {
      const address = `${url}/rest/v1/${encodeURIComponent(table)}?id=eq.${encodeURIComponent(id)}`;
      const headers = { apikey: credentials.publishableKey, ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const request = new Request(address, { headers });
      const response = await answerAndLog(request, async () => api.fetch(request), logFailure);
      const rows: unknown = response.ok ? await response.json() : [];
      return Array.isArray(rows) ? ((rows[0] as Record<string, unknown> | undefined) ?? null) : null;
    }

    return {
      connectionString,
      upgrade: realtime.upgrade,
      isClaimed: () => isClaimed(pool),
      async fetch(request, clientAddress) {
        const address = new URL(request.url);
        const answering = () => answerOrUnavailable(address.pathname, () => answer(request, address, clientAddress));
        const response = await answerAndLog(request, answering, logFailure);
        return withSafetyHeaders(request, address, response, credentials.publishableKey);
      },

      async stop() {
        stopScheduler();
        await functions.stop();
        // Stopping must not wait for a database that is gone or hangs.
        const disconnected = Promise.allSettled([realtime.stop(), stopWebhooks(), stopHearing?.()]).then(() =>
          Promise.allSettled([close(), api.connection.close()]),
        );
        await Promise.race([disconnected, sleep(CLOSE_TIMEOUT, undefined, { ref: false })]);
      },
    };

    async function answer(request: Request, address: URL, clientAddress: string): Promise<Response> {
      // `..` segments may lead out of the API: `/rest/v1/../../`.
      if (!isApiPath(address.pathname)) return Response.json({ message: 'Not found' }, { status: 404 });
      const unsupported = answerUnsupported(address.pathname);
      if (unsupported) return unsupported;
      const isFunction = address.pathname.startsWith('/functions/v1/');
      const isAccount = address.pathname.startsWith('/auth/v1/');
      const caller = await callerOf(request.headers);
      const received = await receiveRequest(request, address, caller);
      if (received instanceof Response) return received;
      // The product itself may send many requests at once: visitors' limits do not apply to it.
      if (!isFunction && caller === 'operator' && !isAccount) return ask(received, address);
      const ofCaller = caller === 'stranger' ? limitedStrangers : limitedMembers;
      const inTurn = isFunction ? limitedFunctions : ofCaller;
      try {
        if (isAccount) return await accounts({ request: received, address, clientAddress, caller });
        return await inTurn(networksOf(clientAddress), request.signal, () =>
          isFunction ? call(received, address, clientAddress) : ask(received, address),
        );
      } catch (error) {
        if (error instanceof TooManyRequests) {
          const message = 'Too many requests at once';
          const refusal = { status: 429, code: 'too_many_requests', message, headers: { 'Retry-After': '1' } };
          return answerRefusal(refusal, address.pathname);
        }
        // The client has disconnected: nobody reads this answer.
        if (request.signal.aborted) return new Response(null, { status: 499 });
        throw error;
      }
    }

    async function call(request: Request, address: URL, clientAddress: string): Promise<Response> {
      const checked = await checkRequest(request, address);
      if (checked instanceof Response) return checked;
      return functions.call(address.pathname.slice('/functions/v1/'.length), checked, clientAddress);
    }

    async function ask(request: Request, address: URL): Promise<Response> {
      const checked = await checkRequest(request, address);
      if (checked instanceof Response) return checked;
      if (address.pathname.startsWith('/storage/v1/object/list/')) {
        return withoutOwners(await listWithinFolder(checked, async (list) => api.fetch(list)));
      }
      const isStorage = address.pathname.startsWith('/storage/v1/');
      const asked = async () => api.fetch(checked);
      if (['GET', 'HEAD'].includes(request.method)) {
        const answered = await runForClient(request.signal, asked);
        return isStorage ? answerConditions(request, await withoutOwners(answered)) : answered;
      }
      // A write that has begun is not cancelled when its client disconnects.
      return isStorage ? withoutOwners(await filesInTurn([], request.signal, asked)) : asked();
    }
  } catch (error) {
    await close();
    throw error;
  }

  async function close(): Promise<void> {
    await Promise.all([pool.end(), sql.end({ timeout: 1 })]);
  }
}
