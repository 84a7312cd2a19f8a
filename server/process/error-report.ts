import { OperatorError } from './operator-error.ts';

/** An error in the form that is sent between processes. */
export interface ErrorReport {
  message: string;
  code?: string;
  isOperatorError: boolean;
}

export function reportOf(error: unknown): ErrorReport {
  const { message = String(error), code } = error as NodeJS.ErrnoException;
  return { message, ...(typeof code === 'string' && { code }), isOperatorError: error instanceof OperatorError };
}

/** Makes the error again in the process that receives the report. */
export function errorOf({ message, code, isOperatorError }: ErrorReport): Error {
  const error = isOperatorError ? new OperatorError(message) : new Error(message);
  return code === undefined ? error : Object.assign(error, { code });
}
