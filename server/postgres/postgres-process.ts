import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { OperatorError } from '../process/operator-error.ts';

const STOP_TIMEOUT = 10_000;
const START_TIMEOUT = 30_000;

/** Stops the server that a killed start left running on this cluster. */
export async function stopOrphan(directory: string): Promise<void> {
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

/** Waits until a started server answers. @throws OperatorError when it ends, takes too long, or refuses the password */
export async function untilReady(server: ChildProcess, connectionString: string, errors: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    const sql = postgres(connectionString, { max: 1, connect_timeout: 2, fetch_types: false });
    try {
      await sql`select 1`;
      return;
    } catch (cause) {
      if (isWrongPassword(cause)) {
        throw new OperatorError(
          'The database refuses the password in credentials.json, which belongs to another database. Restore the file from a backup.',
          cause,
        );
      }
      if (hasEnded(server) || Date.now() > deadline) {
        throw new OperatorError(`PostgreSQL did not start: ${errors() || (cause as Error).message}.`, cause);
      }
      await sleep(15);
    } finally {
      await sql.end({ timeout: 0 });
    }
  }
}

/** A wrong password is permanent: waiting for the server does not help. */
function isWrongPassword(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '28P01';
}

/** Stops a server: connections are cut, committed data stays. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const exit = exitOf(server);
  server.kill('SIGINT');
  const stopped = await Promise.race([exit.then(() => true), sleep(STOP_TIMEOUT, false, { ref: false })]);
  if (!stopped) server.kill('SIGQUIT');
  await exit;
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

/** Collects the error output; the function returns its last part. */
export function collectErrors(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-2000);
  });
  return () => text.trim();
}
