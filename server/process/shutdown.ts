import { onParentEnd } from './parent-process.ts';
import { log } from '../operate/log/log.ts';

/** Milliseconds for all stops together. */
const SHUTDOWN_TIMEOUT = 15_000;

export interface ShutdownStack {
  /** Adds a stop, which runs before the earlier ones. */
  add(stop: () => unknown): void;
  run(): Promise<void>;
  hasBegun(): boolean;
}

/**
 * Makes a stack of stops. SIGINT, SIGTERM and SIGHUP run it once and end the process even if a stop hangs. The end of
 * npm does too: npm does not end its child process.
 */
export function shutdownStack(): ShutdownStack {
  const stops: (() => unknown)[] = [];
  let running: Promise<void> | null = null;
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      try {
        await stop();
      } catch (error) {
        log.error({ err: error }, 'A part of Coquelicot could not be stopped');
      }
    }
  };
  const run = () => (running ??= stopAll());
  const exit = async () => {
    setTimeout(() => {
      log.error('Coquelicot did not stop in time and is ended now: the next start cleans up.');
      process.exit(1);
    }, SHUTDOWN_TIMEOUT).unref();
    await run();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void exit());
  // The end of another parent means nothing: the process may run as a service.
  if (process.env['npm_lifecycle_event'] === 'start') onParentEnd(() => void exit());
  return { add: (stop) => void stops.push(stop), run, hasBegun: () => running !== null };
}
