/** A failure that the operator can fix: its message says how, and is shown without a stack. */
export class OperatorError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OperatorError';
  }
}

/** Prints an error that the operator can fix as a sentence, and any other error with its stack. */
function printFailure(error: unknown): void {
  const { message, path, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof OperatorError) console.error(`\n${message}\n`);
  else if (path !== undefined || syscall === 'write') console.error(`\nThe file system refused: ${message}.\n`);
  else console.error(error);
}

export function exitWith(error: unknown): never {
  printFailure(error);
  process.exit(1);
}
