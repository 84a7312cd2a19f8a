import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { App } from '@supabase/lite';
import postgres from 'postgres';
import { listenForAccountChanges } from './accounts/account-changes.ts';
import { embeddedAccounts } from './accounts/embedded-accounts.ts';
import { withSafetyHeaders } from './requests/answer-headers.ts';
import { callerCheck } from './accounts/callers.ts';
import { isClaimed } from './accounts/first-claim.ts';
import type { BackendOptions } from './backend-options.ts';
import { channelListener } from './realtime/channel-listener.ts';
import { connectionPool } from '../postgres/connection-pool.ts';
import { OWN_CONNECTIONS, STRANGERS } from '../postgres/connection-shares.ts';
import { functionSettings } from './functions/function-settings.ts';
import { edgeFunctions } from './functions/functions.ts';
import { prepareDatabase, SUPABASE } from './prepare-database.ts';
import { apiAnswers } from './requests/api-answers.ts';
import { startWebhooks } from './webhooks.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { startRealtime } from './realtime/realtime.ts';
import { answerAndLog } from './requests/request-log.ts';
import { answerOrUnavailable } from '../postgres/database-availability.ts';
import { concurrencyLimit } from './requests/concurrency-limit.ts';
import { startScheduler } from './scheduler.ts';
import { log } from '../operate/log/log.ts';

export interface Backend {
  /** Answers below `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1`. */
  fetch(request: Request, clientAddress: string): Promise<Response>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, clientAddress: string): void;
  connectionString: string;
  isClaimed(): Promise<boolean>;
  stop(): Promise<void>;
}

const CLOSE_TIMEOUT = 1_000;
const logFailure = (line: string) => log.error(line);

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
  const { credentials, url, siteUrl = url, ownMail = null, announceAccountChange } = options;
  const sql = postgres(connectionString, { max: 4, onnotice: () => undefined, idle_timeout: 10 });
  const pool = connectionPool(sql.options, OWN_CONNECTIONS);
  const listener = channelListener(sql.options);
  const close = () => Promise.all([pool.end(), sql.end({ timeout: 1 })]);
  try {
    const api = await prepareDatabase(sql, pool, connectionString, options);
    const functions = edgeFunctions(
      path.join(SUPABASE, 'functions'),
      functionSettings({ url, siteUrl, credentials, ownMail }),
    );
    const keys = [credentials.publishableKey, credentials.secretKey];
    const realtime = await startRealtime(listener, keys, rowReader(api, url, credentials.publishableKey));
    const stopWebhooks = await startWebhooks(listener, pool, (address) => address.origin === new URL(url).origin);
    const stopAnnouncing = announceAccountChange
      ? await listenForAccountChanges(listener, pool, announceAccountChange)
      : null;
    const stopScheduler = await startScheduler(pool);
    const strangersInTurn = concurrencyLimit(STRANGERS);
    const accounts = embeddedAccounts(api, pool, options, strangersInTurn);
    const callerOf = callerCheck(credentials, pool);
    const answer = apiAnswers({ api, accounts, functions, callerOf, strangersInTurn });

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
        const disconnected = Promise.allSettled([realtime.stop(), stopWebhooks(), stopAnnouncing?.()]).then(() =>
          Promise.allSettled([close(), api.connection.close()]),
        );
        await Promise.race([disconnected, sleep(CLOSE_TIMEOUT, undefined, { ref: false })]);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Reads rows as the holder of a token sees them. */
function rowReader(api: Pick<App, 'fetch'>, url: string, publishableKey: string) {
  return async (table: string, id: string, token: string | null) => {
    const address = `${url}/rest/v1/${encodeURIComponent(table)}?id=eq.${encodeURIComponent(id)}`;
    const headers = { apikey: publishableKey, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const request = new Request(address, { headers });
    const response = await answerAndLog(request, async () => api.fetch(request), logFailure);
    const rows: unknown = response.ok ? await response.json() : [];
    return Array.isArray(rows) ? ((rows[0] as Record<string, unknown> | undefined) ?? null) : null;
  };
}
