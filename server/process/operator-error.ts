/** A failure that the operator can mend: its message says what to do and is shown without a stack. */
export class OperatorError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OperatorError';
  }
}

/** Prints why a command failed: in a sentence, or with its stack when nobody foresaw it. */
function printFailure(error: unknown): void {
  console.error(error instanceof OperatorError ? `\n${error.message}\n` : error);
}

/** Prints why a command failed, and ends it with status 1. */
export function exitWith(error: unknown): never {
  printFailure(error);
  process.exit(1);
}
