/** A failure that the operator can mend: its message says what to do and is shown without a stack. */
export class OperatorError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OperatorError';
  }
}

/** Prints why a command failed, and ends it with status 1. */
export function exitWith(error: unknown): never {
  if (error instanceof OperatorError) console.error(`\n${error.message}\n`);
  else console.error(error);
  process.exit(1);
}
