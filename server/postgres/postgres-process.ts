import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { log } from '../operate/log/log.ts';
import { exitOf, hasEnded } from '../process/child-process.ts';
import { OperatorError } from '../process/operator-error.ts';

/** Milliseconds. */
const STOP_TIMEOUT = 10_000;
/** Milliseconds until a started server refuses or accepts connections. */
const START_TIMEOUT = 30_000;
const WRONG_PASSWORD = '28P01';
/** The server runs, but takes no connections yet: after a crash, it first repairs its data. */
const STARTING_UP = '57P03';

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

/**
 * Waits until a started server answers, however long it repairs its data: a server that is stopped meanwhile repairs all
 * of them again at its next start.
 *
 * @throws OperatorError when it ends, does not listen in time, or refuses the password
 */
export async function untilReady(server: ChildProcess, connectionString: string, errors: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  let isLate = false;
  for (;;) {
    const sql = postgres(connectionString, { max: 1, connect_timeout: 2, fetch_types: false });
    try {
      await sql`select 1`;
      return;
    } catch (cause) {
      // Waiting does not help: a wrong password is permanent.
      if (codeOf(cause) === WRONG_PASSWORD) {
        throw new OperatorError(
          'The database refuses the password in credentials.json, which belongs to another database. Restore the file from a backup.',
          cause,
        );
      }
      const isOverdue = Date.now() > deadline;
      const isStartingUp = codeOf(cause) === STARTING_UP;
      if (hasEnded(server) || (isOverdue && !isStartingUp)) {
        throw new OperatorError(`PostgreSQL did not start: ${errors() || (cause as Error).message}.`, cause);
      }
      if (isOverdue && !isLate) log.warn('PostgreSQL repairs its data after a crash, which may take some minutes.');
      isLate = isOverdue;
      await sleep(15);
    } finally {
      await sql.end({ timeout: 0 });
    }
  }
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
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
