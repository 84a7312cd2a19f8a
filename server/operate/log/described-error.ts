import { OperatorError } from '../../process/operator-error.ts';
import { withoutPrivateParts } from './private-parts.ts';

/** The parts of an error that are logged, without the rows, parameters and statements that database errors carry. */
export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  /** Where it was thrown; left out of an OperatorError. */
  place?: string;
}

export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPrivateParts(String(error)) };
  const { code } = error as NodeJS.ErrnoException;
  const place = error.stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim();
  return {
    type: error.name,
    message: withoutPrivateParts(error.message),
    ...(typeof code === 'string' && { code }),
    ...(place !== undefined && !(error instanceof OperatorError) && { place }),
  };
}
