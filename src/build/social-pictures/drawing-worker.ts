import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import type { DrawingResult, DrawingRequest } from './drawing-process.ts';

const DRAWING_PROCESS = path.join(import.meta.dirname, 'drawing-process.ts');
/** Milliseconds that a picture may take. */
const DRAWING_TIMEOUT = 30_000;

export interface DrawingWorker {
  isAlive(): boolean;
  /**
   * @param signal ends the process, even in the middle of a picture
   * @returns why nothing was drawn, or null when the file is there
   */
  draw(request: DrawingRequest, signal: AbortSignal): Promise<string | null>;
  /** Ends the process. */
  stop(): Promise<void>;
}

/**
 * Starts a worker of the drawing pool.
 *
 * @param directory where its pictures go
 * @param hasLowPriority whether it leaves the processor to whoever else wants it
 */
export function startDrawingWorker(
  directory: string,
  storageOrigin: string | null,
  hasLowPriority: boolean,
): DrawingWorker {
  const child = fork(DRAWING_PROCESS, [directory, storageOrigin ?? ''], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  child.on('error', () => undefined);
  const exit = once(child, 'exit').catch(() => undefined);
  if (hasLowPriority && child.pid !== undefined) lowerPriority(child.pid);

  return {
    isAlive: () => child.connected,
    async draw(request, signal) {
      const { promise, resolve } = Promise.withResolvers<string | null>();
      const onMessage = (result: DrawingResult) => resolve(result.failure);
      const onExit = () => resolve('its process ended');
      child.once('message', onMessage).once('exit', onExit).once('error', onExit);
      const kill = () => child.kill('SIGKILL');
      const timer = setTimeout(kill, DRAWING_TIMEOUT);
      signal.addEventListener('abort', kill);
      if (signal.aborted) kill();
      child.send(request, (error) => {
        if (error) onExit();
      });
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', kill);
        child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      }
    },
    async stop() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
}
