import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { installationCredentials } from '../../server/settings/credentials.ts';
import { freePort } from '../../server/process/free-port.ts';
import type { Database } from '../../src/gateway/database.types.ts';
import { signedUp } from './accounts.ts';
import type { NewArticle } from './articles.ts';
import { SITE_URL } from './built-code.ts';
import { eventually, type Client } from './test-backend.ts';

const START = path.resolve('server/main.ts');

export interface RunningCopy {
  process: ChildProcess;
  output(): string;
  /** Ends the copy with a signal. @returns its exit status, null when the signal has killed it */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A copy that runs somewhere, as its operator and its visitors reach it. */
export interface ReachedCopy {
  directory: string;
  url: string;
  visitor(): Client;
  operator(): Client;
  /** A client signed in with a new account. */
  member(email: string): Promise<Client>;
  /** Opens a connection to the running copy's database as its owner. The caller ends the connection. */
  database(): Sql;
}

/** An installation of the product: a data folder and a port, on which copies are started as `npm start` does. */
export interface Installation extends ReachedCopy {
  port: number;
  /** Starts a copy and waits until it serves the site. */
  start(environment?: Record<string, string>): Promise<RunningCopy>;
  /** Starts a copy that is expected to stop by itself. */
  run(environment?: Record<string, string>): Promise<{ status: number | null; output: string }>;
  /** Ends the copies that still run, and removes the data folder. */
  remove(): Promise<void>;
}

/**
 * Makes an installation on which no copy has been started yet. Its copies end with the process that has started them, even
 * when a test fails.
 *
 * @param publishedCopy a data folder to begin with, as `inject('publishedCopy')` names it: its database and its site
 * are then there from the first start; without it, the first start makes both
 */
export async function newInstallation(publishedCopy?: string): Promise<Installation> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-copy-'));
  // Keeps the owner of PostgreSQL's files, which Node's own function does not.
  if (publishedCopy !== undefined) execFileSync('cp', ['-a', `${publishedCopy}/.`, directory]);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const copies: RunningCopy[] = [];
  const launch = (environment: Record<string, string> = {}): RunningCopy => {
    const child = spawn(process.execPath, [START], {
      env: {
        ...process.env,
        // Makes the copy end with its parent, as a copy that npm has started does.
        npm_lifecycle_event: 'start',
        NODE_ENV: 'production',
        DATA_DIR: directory,
        PORT: String(port),
        SITE_URL,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    const copy: RunningCopy = {
      process: child,
      output: () => output,
      async stop(signal = 'SIGTERM') {
        if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
        const exit = once(child, 'exit');
        child.kill(signal);
        return (await exit)[0] as number | null;
      },
    };
    copies.push(copy);
    return copy;
  };
  return {
    ...reachCopy(directory, url),
    port,
    async start(environment) {
      const copy = launch(environment);
      await eventually(
        () => {
          if (copy.process.exitCode !== null) throw new Error(copy.output());
          return copy.output().includes('is served at');
        },
        'the site is served',
        120_000,
      );
      return copy;
    },
    async run(environment) {
      const copy = launch(environment);
      await once(copy.process, 'exit');
      return { status: copy.process.exitCode, output: copy.output() };
    },
    async remove() {
      await Promise.all(copies.map((copy) => copy.stop()));
      await endPostgres(directory);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Reaches the copy that is served at an address, by the keys in its data folder. */
export function reachCopy(directory: string, url: string): ReachedCopy {
  const client = (key: 'SUPABASE_PUBLISHABLE_KEY' | 'SUPABASE_SECRET_KEY') => {
    const access = parseEnv(readFileSync(path.join(directory, 'supabase.env'), 'utf8'));
    return createClient<Database>(url, String(access[key]), {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: `copy-${Math.random()}` },
    });
  };
  const visitor = () => client('SUPABASE_PUBLISHABLE_KEY');
  const operator = () => client('SUPABASE_SECRET_KEY');
  const database = () => {
    const lines = readFileSync(path.join(directory, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    const password = installationCredentials(directory).databasePassword;
    return postgres(`postgres://postgres:${password}@127.0.0.1:${lines[3]}/postgres`, { max: 1 });
  };
  return {
    directory,
    url,
    visitor,
    operator,
    database,
    async member(email) {
      // Waits until the interface answers, which needs the database to run.
      await operator().from('members').select('id').limit(1).throwOnError();
      const sql = database();
      try {
        return await signedUp(visitor(), sql, email);
      } finally {
        await sql.end();
      }
    },
  };
}

/** Ends the database that a killed copy has left. */
async function endPostgres(directory: string): Promise<void> {
  const pidFile = path.join(directory, 'postgres/postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pid] = readFileSync(pidFile, 'utf8').split('\n');
  try {
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // PostgreSQL was killed too.
    return;
  }
  await eventually(() => !existsSync(pidFile), 'the database ends');
}

/** Waits until no publication waits or runs, and returns the newest one. */
export async function settledPublication(operator: Client) {
  return eventually(
    async () => {
      const { data } = await operator
        .from('publications')
        .select()
        .order('requested_at', { ascending: false })
        .throwOnError();
      if (data.some(({ state }) => state === 'queued' || state === 'building')) return null;
      return data[0];
    },
    'the publication ends',
    120_000,
  );
}

/** Writes articles and waits until they are online. */
export async function publishArticles(operator: Client, articles: NewArticle[]): Promise<void> {
  await operator.from('blog_posts').insert(articles).throwOnError();
  const publication = await settledPublication(operator);
  if (publication?.state !== 'online') throw new Error(`The site was not published: ${publication?.reason}`);
}
