/** A failure that the operator can fix: its message says how, and is shown without a stack. */
export class OperatorError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OperatorError';
  }
}

function printFailure(error: unknown): void {
  console.error(error instanceof OperatorError ? `\n${error.message}\n` : error);
}

export function exitWith(error: unknown): never {
  printFailure(error);
  process.exit(1);
}
