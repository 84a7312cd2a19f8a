import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { inject } from 'vitest';
import { startBackend } from '../../server/api/backend.ts';
import { installationCredentials, type Credentials } from '../../server/settings/credentials.ts';
import { freePort } from '../../server/process/free-port.ts';
import { accountChangeMails } from '../../server/mail/account-change-mail.ts';
import { isApiPath, MAIL_PATHS } from '../../server/http/dynamic-paths.ts';
import { fetchRoute } from '../../server/http/fetch-route.ts';
import { startWebServer } from '../../server/http/web-server.ts';
import type { MailVariables } from '../../src/core/mail/mail-size.ts';
import type { Role } from '../../src/core/team/roles.ts';
import type { Database } from '../../src/gateway/database.types.ts';
import { PASSWORD, signedUp } from './accounts.ts';

export type Client = SupabaseClient<Database>;

export interface TestBackend {
  url: string;
  /** Data folder of the backend. */
  directory: string;
  credentials: Credentials;
  sql: Sql;
  /** Address of the database for a connection that the test opens itself. */
  connectionString: string;
  /** Requests that the publish webhook has received, in order. */
  hookCalls: { authorization: string | null; body: unknown }[];
  /** Requests to the mail service in order, and the status to answer. */
  mails: { asked: unknown[]; status: number };
  /** Mails that tell members of changes of their accounts, in order. */
  accountMails: MailVariables[];
  /** A client with the publishable key and nobody signed in. */
  visitor(): Client;
  /** A client with the secret key. */
  operator(): Client;
  /** A client signed in with a new account. */
  member(): Promise<Client>;
  /** A client signed in with a new account that is an administrator. */
  administrator(): Promise<Client>;
  /** A client signed in with a new account that has a role in the team. */
  inRole(role: Role): Promise<Client>;
  /** A further client signed in with the account of another client, as on another computer. */
  elsewhere(client: Client): Promise<Client>;
  stop(): Promise<void>;
}

const MAIL_PATH = MAIL_PATHS.json;

/** Starts the embedded backend, on an empty database unless it is given data, served as `npm start` serves it. */
export async function startTestBackend({
  seed = false,
  isExposed = false,
  initialAdminEmail,
  hasMail = false,
  data = inject('templateDatabase'),
}: {
  seed?: boolean;
  isExposed?: boolean;
  initialAdminEmail?: string;
  hasMail?: boolean;
  /** Data folder whose copy the backend starts with. */
  data?: string;
} = {}): Promise<TestBackend> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  // Keeps the owner of PostgreSQL's files, which Node's own function does not.
  execFileSync('cp', ['-a', `${data}/.`, directory]);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const credentials = installationCredentials(directory);
  const accountMails: TestBackend['accountMails'] = [];
  const hookCalls: TestBackend['hookCalls'] = [];
  const mails: TestBackend['mails'] = { asked: [], status: 200 };
  // Takes the port at once, because another process could take it before the backend has started.
  const server = await startWebServer('127.0.0.1', port, 0, {
    isDynamic: (pathname) => isApiPath(pathname) || pathname === '/hooks/publish' || pathname === MAIL_PATH,
    answer: fetchRoute(async (request, clientAddress) => {
      if (request.url.endsWith(MAIL_PATH)) {
        mails.asked.push(await request.json());
        return new Response(mails.status === 200 ? 'OK' : 'No', { status: mails.status });
      }
      if (!request.url.endsWith('/hooks/publish')) return backend.fetch(request, clientAddress);
      hookCalls.push({ authorization: request.headers.get('authorization'), body: await request.json() });
      return new Response(null, { status: 202 });
    }),
    upgrade: (request, socket, head, { address }) => backend.upgrade(request, socket, head, address),
    serve: (_request, response) => void response.writeHead(404).end(),
  });
  const backend = await startBackend({
    dataDirectory: directory,
    announceAccountChange: accountChangeMails(async (mail) => void accountMails.push(mail), url, {}),
    url,
    credentials,
    seed,
    isExposed,
    initialAdminEmail,
    ownMail: hasMail
      ? {
          serviceId: 'service',
          templateId: 'template',
          publicKey: 'key',
          privateKey: 'private',
          recipients: [],
          smtp: null,
        }
      : null,
    signInAttempts: 1000,
  }).catch(async (error: unknown) => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
    throw error;
  });
  const sql = postgres(backend.connectionString, { max: 3, onnotice: () => undefined });
  const clientWith = (key: string): Client =>
    createClient<Database>(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: `test-${Math.random()}` },
    });
  let accounts = 0;
  const member = async () => {
    return signedUp(clientWith(credentials.publishableKey), sql, `membre-${++accounts}@exemple.fr`);
  };
  const inRole = async (role: Role) => {
    const client = await member();
    const { data } = await client.auth.getUser();
    await sql`insert into public.members (id, role) values (${data.user?.id ?? ''}, ${role})`;
    return client;
  };
  return {
    url,
    directory,
    credentials,
    sql,
    connectionString: backend.connectionString,
    hookCalls,
    mails,
    accountMails,
    visitor: () => clientWith(credentials.publishableKey),
    operator: () => clientWith(credentials.secretKey),
    member,
    administrator: () => inRole('administrator'),
    inRole,
    async elsewhere(client) {
      const { data } = await client.auth.getUser();
      const other = clientWith(credentials.publishableKey);
      const { error } = await other.auth.signInWithPassword({ email: data.user?.email ?? '', password: PASSWORD });
      if (error) throw error;
      return other;
    },
    async stop() {
      await sql.end();
      await server.stop();
      await backend.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Waits until `condition` gives something other than false, null or undefined. */
export async function eventually<Result>(
  condition: () => Promise<Result | false | null | undefined> | Result | false | null | undefined,
  what: string,
  milliseconds = 10_000,
): Promise<Result> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const result = await condition();
    if (result !== false && result !== null && result !== undefined) return result;
    if (Date.now() > deadline) throw new Error(`Never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
