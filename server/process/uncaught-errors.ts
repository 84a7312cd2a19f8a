import type { EventEmitter } from 'node:events';

/**
 * Lets a server outlive an error that nothing has caught: a library may throw in a callback of a socket, where no
 * request can catch it. Each is logged on one line; what had waited for it ends by its own time limit. A log that nobody
 * reads any more is no error: telling of it would fail again, for ever.
 *
 * @param source the process
 */
export function surviveUncaughtErrors(source: EventEmitter, log: (message: string) => void): void {
  const report = (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const place = stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
    log(`An error that nothing has caught: ${message.split('\n')[0]}${place ? ` (${place.trim()})` : ''}. Going on.`);
  };
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  source.on('uncaughtException', report);
  source.on('unhandledRejection', report);
}
