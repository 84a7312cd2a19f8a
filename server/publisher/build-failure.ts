import { stripVTControlCharacters } from 'node:util';
import { OperatorError } from '../process/operator-error.ts';

/** The report that the build process sends about an error before it ends. */
export interface BuildErrorReport {
  reason: string;
  isPassing: boolean;
}

/** A build that failed, with the sentence that names the cause. */
export class BuildFailure extends Error {
  readonly isPassing: boolean;
  constructor({ reason, isPassing }: BuildErrorReport) {
    super(reason);
    this.name = 'BuildFailure';
    this.isPassing = isPassing;
  }
}

/**
 * Whether a failed publication may succeed when it is tried again, with nothing changed by anybody. What the site
 * itself says of its content or its settings lasts, unless it says that it passes, and so does what the operator has to
 * mend; a machine, a disk or a network recovers.
 */
export function isPassingFailure(error: unknown): boolean {
  if (error instanceof BuildFailure) return error.isPassing;
  if (error instanceof OperatorError) return false;
  const { name, isPassing } = error as { name?: unknown; isPassing?: unknown };
  // By its name: the pages of a build are bundled with a class of their own.
  return name === 'SiteError' ? isPassing === true : true;
}

/** As Node and the bundler say it. */
const NO_ROOM = /ENOSPC|No space left on device/;

/** Reports an error that ended a build. */
export function reportError(error: unknown): BuildErrorReport {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason =
    code === 'ENOSPC' || NO_ROOM.test(message)
      ? 'The disk is full: free some space, then publish again.'
      : plainText(message || String(error));
  return { reason, isPassing: isPassingFailure(error) };
}

/** Reports a build process that ended without a report of its own; `output` is the text that it has printed. */
export function reportExit(code: number | null, signal: string | null, output: string): BuildErrorReport {
  const end = signal === null ? `ended with status ${code ?? '?'}` : `was killed by ${signal}`;
  const lines = plainText(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  const words = lines.slice(-4).join(' ');
  return { reason: `The build ${end}${words === '' ? '.' : `: ${words}`}`, isPassing: true };
}

function plainText(text: string): string {
  return stripVTControlCharacters(text).trim();
}
