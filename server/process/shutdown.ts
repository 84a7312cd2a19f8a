import { onParentEnd } from './parent-process.ts';
import { log } from '../operate/log/log.ts';

/** Milliseconds that everything together gets to stop. */
const SHUTDOWN_TIMEOUT = 15_000;

export interface ShutdownStack {
  /** Adds what to stop, before what was added earlier. */
  add(stop: () => unknown): void;
  /** Stops everything once; resolves when all has ended. */
  run(): Promise<void>;
  hasBegun(): boolean;
}

/**
 * Makes the stack of stops: the last added runs first. SIGINT, SIGTERM and SIGHUP run it once, and end the process
 * even if a stop hangs; so does the end of npm, which leaves this process behind when it is told to end.
 */
export function shutdownStack(): ShutdownStack {
  const stops: (() => unknown)[] = [];
  let running: Promise<void> | null = null;
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      try {
        await stop();
      } catch (error) {
        log.error({ err: error }, 'While stopping');
      }
    }
  };
  const run = () => (running ??= stopAll());
  const exit = async () => {
    setTimeout(() => {
      log.error('Something did not stop in time: the next start mends what it has left.');
      process.exit(1);
    }, SHUTDOWN_TIMEOUT).unref();
    await run();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void exit());
  // A parent other than npm may mean to leave the script running, as a service does.
  if (process.env['npm_lifecycle_event'] === 'start') onParentEnd(() => void exit());
  return { add: (stop) => void stops.push(stop), run, hasBegun: () => running !== null };
}
