import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../backend/free-port.ts';
import { SMALL_HEAP_GROWTH } from '../process/heap-growth.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { SiteChange } from '../server/site-change.ts';

/** A server to be put under load. */
export interface LoadedServer {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** The project's own server, in a process of its own. */
export interface OwnServer extends LoadedServer {
  change(change: SiteChange): void;
}

/** @throws OperatorError when it does not start */
export async function startOwnServer(directory: string): Promise<OwnServer> {
  const port = await freePort();
  const program = path.join(import.meta.dirname, 'server-process.ts');
  const child = fork(program, [directory, String(port)], { execArgv: [SMALL_HEAP_GROWTH] });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (first === null) throw new OperatorError('The server to measure did not start.');
  return {
    port,
    pid: child.pid ?? 0,
    change: (change) => void child.send(change),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
