import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { OperatorError } from './operator-error.ts';

/**
 * Takes the data folder for this process, until it ends in whatever way: a socket that nobody answers any more is a
 * lock that nobody holds.
 *
 * @returns gives the folder back
 * @throws OperatorError when another process has it
 */
export async function lockDataDirectory(directory: string): Promise<() => void> {
  const name = `coquelicot-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24)}`;
  const address = os.platform() === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
  const server = createServer((socket) => socket.destroy());
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
  }
  server.unref();
  return () => server.close();
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
