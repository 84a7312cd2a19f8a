import { stripVTControlCharacters } from 'node:util';
import { OperatorError } from '../process/operator-error.ts';

/** The report that the build process sends about an error before it ends. */
export interface BuildErrorReport {
  reason: string;
  isTransient: boolean;
}

export class BuildFailure extends Error {
  readonly isTransient: boolean;
  constructor({ reason, isTransient }: BuildErrorReport) {
    super(reason);
    this.name = 'BuildFailure';
    this.isTransient = isTransient;
  }
}

/**
 * True when a failed publication may succeed unchanged: a machine, a disk or a network recovers. Errors of the content
 * or the settings are permanent, unless a SiteError says otherwise. So are errors that the operator has to fix.
 */
export function isTransientFailure(error: unknown): boolean {
  if (error instanceof BuildFailure) return error.isTransient;
  if (error instanceof OperatorError) return false;
  const { name, isTransient } = error as { name?: unknown; isTransient?: unknown };
  // The class is compared by name, because the pages of a build are bundled with a copy of the class.
  return name === 'SiteError' ? isTransient === true : true;
}

const DISK_FULL = /ENOSPC|No space left on device/;

export function reportError(error: unknown): BuildErrorReport {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason =
    code === 'ENOSPC' || DISK_FULL.test(message)
      ? 'The disk is full: free some space, then publish again.'
      : plainText(message || String(error));
  return { reason, isTransient: isTransientFailure(error) };
}

/** Reports a process that ended without a report of its own. @param output the text that it has printed */
export function reportExit(code: number | null, signal: string | null, output: string): BuildErrorReport {
  const end = signal === null ? `ended with status ${code ?? '?'}` : `was killed by ${signal}`;
  const lines = plainText(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  const words = lines.slice(-4).join(' ');
  return { reason: `The build ${end}${words === '' ? '.' : `: ${words}`}`, isTransient: true };
}

function plainText(text: string): string {
  return stripVTControlCharacters(text).trim();
}
