import { OperatorError } from '../../process/operator-error.ts';

const LOG_FORMATS = ['pretty', 'json'] as const;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export interface LogSettings {
  /** Sentences for a terminal, or a line of JSON for each event. */
  format: (typeof LOG_FORMATS)[number];
  level: (typeof LOG_LEVELS)[number];
}

/** Reads LOG_FORMAT and LOG_LEVEL; an empty variable counts as absent. @throws OperatorError */
export function logSettings(environment: Record<string, string | undefined>): LogSettings {
  return {
    format: choice('LOG_FORMAT', LOG_FORMATS, environment['LOG_FORMAT'] || 'pretty'),
    level: choice('LOG_LEVEL', LOG_LEVELS, environment['LOG_LEVEL'] || 'info'),
  };
}

function choice<Value extends string>(name: string, values: readonly Value[], given: string): Value {
  const value = values.find((each) => each === given);
  if (value === undefined) throw new OperatorError(`${name} must be one of ${values.join(', ')}, and is "${given}".`);
  return value;
}
