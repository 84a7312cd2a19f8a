import type { EventEmitter } from 'node:events';

/**
 * Keeps a server running after an uncaught error: a library may throw in a callback of a socket, outside of any
 * request. Each error is logged on one line; work that waits for the failed callback ends by its own time limit.
 * Errors of a closed log are ignored: logging them would fail again, for ever.
 *
 * @param source the process
 */
export function surviveUncaughtErrors(source: EventEmitter, log: (message: string) => void): void {
  const report = (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const place = stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
    log(`Uncaught error: ${message.split('\n')[0]}${place ? ` (${place.trim()})` : ''}. The process goes on.`);
  };
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  source.on('uncaughtException', report);
  source.on('unhandledRejection', report);
}
