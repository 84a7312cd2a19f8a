import { log } from '../operate/log/log.ts';
import { OperatorError } from './operator-error.ts';
import { surviveUncaughtErrors } from './uncaught-errors.ts';

/** Milliseconds before a program that does not stop exits. */
const LONGEST_END = 5_000;

export interface ProgramEnds {
  /** Ends the work of the program, when its supervisor asks. */
  stop(): Promise<unknown> | undefined;
  /** Cleans up after a supervisor that has died. */
  orphaned?(): Promise<unknown>;
}

/**
 * Runs this process as a supervisor's program, and ends with it. Signals of a terminal or a group reach every process;
 * the supervisor decides in which order they end.
 */
export function runSupervised<ToProgram extends { kind: string }>(
  onMessage: (message: ToProgram) => void,
  { stop, orphaned }: ProgramEnds,
): void {
  let isEnding = false;
  const end = async (work: () => Promise<unknown> | undefined) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), LONGEST_END).unref();
    await work()?.catch((error: unknown) => log.error({ err: error }, 'The work of this process could not be stopped'));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  surviveUncaughtErrors(process, (message) => log.error(message));
  process.on('message', (message: ToProgram | { kind: 'stop' }) => {
    if (message.kind === 'stop') void end(stop);
    else onMessage(message as ToProgram);
  });
  process.once('disconnect', () => void end(async () => Promise.all([orphaned?.(), stop()])));
}

export function sendToSupervisor<FromProgram extends { kind: string }>(message: FromProgram): void {
  process.send?.(message);
}

/** An error in the form that is sent between processes. */
export interface ErrorReport {
  message: string;
  code?: string;
  isOperatorError: boolean;
}

export function errorReport(error: unknown): ErrorReport {
  const { message = String(error), code } = error as NodeJS.ErrnoException;
  return { message, ...(typeof code === 'string' && { code }), isOperatorError: error instanceof OperatorError };
}

export function reportedError({ message, code, isOperatorError }: ErrorReport): Error {
  const error = isOperatorError ? new OperatorError(message) : new Error(message);
  return code === undefined ? error : Object.assign(error, { code });
}
