import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, realpathSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from './operator-error.ts';

const LOCK = 'lock.sock';
/** Exists while one start takes the lock: two starts that find an abandoned lock would remove each other's. */
const TAKING = '.taking';
/** Milliseconds after which the start that was taking the lock counts as dead, and between two checks. */
const TAKING_TIMEOUT = 5_000;
const TAKING_INTERVAL = 20;
/** Longest address of a socket on every Unix, in bytes. */
const LONGEST_ADDRESS = 103;

interface LockAddress {
  address: string;
  close(): void;
}

/**
 * Locks the data folder for this process until the process ends, in whatever way: a socket that nobody answers is an
 * abandoned lock. It lies in the folder itself, so that all users of a shared folder find it.
 *
 * @returns unlocks the folder
 * @throws OperatorError when another process has it, and the system's error when the folder cannot be written
 */
export async function lockDataDirectory(directory: string): Promise<() => void> {
  const { address, close } = lockAddress(realpathSync(directory));
  const server = createServer((socket) => socket.destroy());
  try {
    await takeAddress(server, address, directory);
  } catch (error) {
    close();
    throw error;
  }
  server.unref();
  return () => {
    if (!server.listening) return;
    server.close();
    close();
  };
}

async function takeAddress(server: Server, address: string, directory: string): Promise<void> {
  const finish = await beginTaking(`${address}${TAKING}`);
  try {
    await listen(server, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (await isAnswered(address)) {
      throw new OperatorError(
        `Coquelicot already runs on the data in ${directory}. Stop it first, or choose other data with DATA_DIR.`,
      );
    }
    rmSync(address, { force: true });
    await listen(server, address);
  } finally {
    finish();
  }
}

/** Waits until no other start is taking the lock. @returns ends the taking */
async function beginTaking(mark: string): Promise<() => void> {
  if (os.platform() === 'win32') return () => undefined;
  for (;;) {
    try {
      mkdirSync(mark);
      return () => rmSync(mark, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const since = statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
    // A date in the future counts as old: the clock was set back.
    if (since !== undefined && Math.abs(Date.now() - since) > TAKING_TIMEOUT)
      rmSync(mark, { recursive: true, force: true });
    else await sleep(TAKING_INTERVAL);
  }
}

function lockAddress(directory: string): LockAddress {
  const close = () => undefined;
  if (os.platform() === 'win32') {
    return { address: `\\\\.\\pipe\\coquelicot-${createHash('sha256').update(directory).digest('hex')}`, close };
  }
  const file = path.join(directory, LOCK);
  const short = [file, path.relative(process.cwd(), file)].find(isShortEnough);
  if (short) return { address: short, close };
  if (os.platform() !== 'linux') {
    throw new OperatorError(`DATA_DIR has too long a name (${directory}): choose one of 90 characters at most.`);
  }
  // A short name of the same folder.
  const descriptor = openSync(directory, 'r');
  return { address: `/proc/self/fd/${descriptor}/${LOCK}`, close: () => closeSync(descriptor) };
}

function isShortEnough(address: string): boolean {
  return Buffer.byteLength(address) <= LONGEST_ADDRESS;
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
