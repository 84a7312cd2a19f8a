import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, realpathSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from './operator-error.ts';

const LOCK = 'lock.sock';
/**
 * Suffix of the folder that a start makes while it takes the lock. Starts take turns, because two of them that find an
 * abandoned lock would remove each other's lock.
 */
const TURN = '.taking';
/** Milliseconds after which a start that still has its turn counts as dead. */
const TURN_TIMEOUT = 5_000;
/** Milliseconds between two attempts to get a turn. */
const TURN_INTERVAL = 20;
/** Bytes of the longest socket address that every Unix takes. */
const LONGEST_ADDRESS = 103;

interface LockAddress {
  address: string;
  /** Closes the folder, if the address needs it open. */
  close(): void;
}

/**
 * Locks the data folder for this process. The lock is a socket on which the process listens. When the process ends,
 * even killed, nobody answers there, and the next start replaces the abandoned lock. The socket lies in the folder
 * itself, so that every process that shares the folder finds it.
 *
 * @returns a function that unlocks the folder
 * @throws OperatorError when another process has the lock, or the system's error when the folder cannot be written
 */
export async function lockDataDirectory(directory: string): Promise<() => void> {
  const { address, close } = lockAddress(realpathSync(directory));
  const server = createServer((socket) => socket.destroy());
  try {
    await takeLock(server, address, directory);
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

async function takeLock(server: Server, address: string, directory: string): Promise<void> {
  const endTurn = await waitForTurn(`${address}${TURN}`);
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
    endTurn();
  }
}

/** Waits until no other start takes the lock. @returns a function that ends the turn */
async function waitForTurn(folder: string): Promise<() => void> {
  if (os.platform() === 'win32') return () => undefined;
  for (;;) {
    try {
      mkdirSync(folder);
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const since = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    // A date in the future counts as old: the clock was set back.
    if (since !== undefined && Math.abs(Date.now() - since) > TURN_TIMEOUT)
      rmSync(folder, { recursive: true, force: true });
    else await sleep(TURN_INTERVAL);
  }
}

function lockAddress(directory: string): LockAddress {
  const close = () => undefined;
  if (os.platform() === 'win32') {
    return { address: `\\\\.\\pipe\\coquelicot-${createHash('sha256').update(directory).digest('hex')}`, close };
  }
  const file = path.join(directory, LOCK);
  const shortAddress = [file, path.relative(process.cwd(), file)].find(isShortEnough);
  if (shortAddress) return { address: shortAddress, close };
  if (os.platform() !== 'linux') {
    throw new OperatorError(`The path of DATA_DIR is too long (${directory}): choose one of at most 90 characters.`);
  }
  // On Linux, an open folder can be named by its descriptor, which is short.
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
