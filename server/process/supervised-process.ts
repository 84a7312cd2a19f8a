import { log } from '../operate/log/log.ts';
import { surviveUncaughtErrors } from './uncaught-errors.ts';

/** Milliseconds before a process that does not stop exits. */
const STOP_TIMEOUT = 5_000;

export interface StopHandlers {
  /** Stops the work of this process. */
  stop(): Promise<unknown> | undefined;
  /** Stops the programs that the supervisor was to stop. Called when the supervisor has died. */
  supervisorDied?(): Promise<unknown>;
}

/**
 * Connects this process with the `superviseProcess` that started it: takes its messages, and ends with it. Ignores
 * signals, because a terminal sends them to every process; the supervisor decides in which order the processes end.
 */
export function runSupervised<ToProcess extends { kind: string }>(
  onMessage: (message: ToProcess) => void,
  { stop, supervisorDied }: StopHandlers,
): void {
  let isEnding = false;
  const end = async (work: () => Promise<unknown> | undefined) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    await work()?.catch((error: unknown) => log.error({ err: error }, 'This process could not stop its work'));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  surviveUncaughtErrors(process, (message) => log.error(message));
  process.on('message', (message: ToProcess | { kind: 'stop' }) => {
    if (message.kind === 'stop') void end(stop);
    else onMessage(message as ToProcess);
  });
  process.once('disconnect', () => void end(async () => Promise.all([supervisorDied?.(), stop()])));
}

export function sendToSupervisor<FromProcess extends { kind: string }>(message: FromProcess): void {
  process.send?.(message);
}
