import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import type { Delivery, Order } from './painter.ts';

const PAINTER = path.join(import.meta.dirname, 'painter.ts');
/** Milliseconds that a picture may take. */
const PATIENCE = 30_000;

export interface HiredPainter {
  isAlive(): boolean;
  /** @returns why nothing was drawn, or null when the file is there */
  draw(order: Order): Promise<string | null>;
  /** Ends the process, even in the middle of a picture. */
  dismiss(): Promise<void>;
}

/**
 * Starts a painter.
 *
 * @param directory where its pictures go
 * @param isPatient whether it leaves the processor to whoever else wants it
 */
export function hirePainter(directory: string, storageOrigin: string | null, isPatient: boolean): HiredPainter {
  const child = fork(PAINTER, [directory, storageOrigin ?? ''], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  child.on('error', () => undefined);
  const exit = once(child, 'exit').catch(() => undefined);
  if (isPatient && child.pid !== undefined) lowerPriority(child.pid);

  return {
    isAlive: () => child.connected,
    async draw(order) {
      const { promise, resolve } = Promise.withResolvers<string | null>();
      const onMessage = (delivery: Delivery) => resolve(delivery.failure);
      const onExit = () => resolve('its process ended');
      child.once('message', onMessage).once('exit', onExit).once('error', onExit);
      const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      child.send(order, (error) => {
        if (error) onExit();
      });
      try {
        return await promise;
      } finally {
        clearTimeout(impatience);
        child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      }
    },
    async dismiss() {
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
