import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Range below the ports of outgoing connections, because such a connection could take the port before its server does. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/** Returns a port of the loopback address that nobody listens on. @throws the system's error when none can be opened */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
