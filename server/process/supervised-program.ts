import { log } from '../operate/log/log.ts';
import { OperatorError } from './operator-error.ts';
import { surviveUncaughtErrors } from './uncaught-errors.ts';

/** Milliseconds that a program without its supervisor has to end by itself. */
const LONGEST_END = 5_000;

export interface ProgramEnds {
  /** Ends what the program does, because its supervisor says so. */
  stop(): Promise<unknown> | undefined;
  /** Does what nobody else does any more where the supervisor has died. */
  orphaned?(): Promise<unknown>;
}

/**
 * Runs this process as a program of a supervisor: takes its messages, and ends with it. Signals of a terminal or of a group
 * reach every process; the supervisor says in which order they end.
 */
export function runSupervised<Told extends { kind: string }>(
  hear: (message: Told) => void,
  { stop, orphaned }: ProgramEnds,
): void {
  let isEnding = false;
  const end = async (work: () => Promise<unknown> | undefined) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), LONGEST_END).unref();
    await work()?.catch((error: unknown) => log.error({ err: error }, 'While stopping'));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  surviveUncaughtErrors(process, (message) => log.error(message));
  process.on('message', (message: Told | { kind: 'stop' }) => {
    if (message.kind === 'stop') void end(stop);
    else hear(message as Told);
  });
  process.once('disconnect', () => void end(async () => Promise.all([orphaned?.(), stop()])));
}

/** Tells the supervisor something. */
export function tellSupervisor<Heard extends { kind: string }>(message: Heard): void {
  process.send?.(message);
}

/** An error as one process tells it to another. */
export interface ErrorReport {
  message: string;
  code?: string;
  isOperatorError: boolean;
}

/** Describes an error for another process. */
export function errorReport(error: unknown): ErrorReport {
  const { message = String(error), code } = error as NodeJS.ErrnoException;
  return { message, ...(typeof code === 'string' && { code }), isOperatorError: error instanceof OperatorError };
}

/** Returns the error that another process has described. */
export function reportedError({ message, code, isOperatorError }: ErrorReport): Error {
  const error = isOperatorError ? new OperatorError(message) : new Error(message);
  return code === undefined ? error : Object.assign(error, { code });
}
