import pino, { type Logger } from 'pino';
import { describeError } from './described-error.ts';
import { logSettings, type LogSettings } from './log-settings.ts';
import { prettyLine } from './pretty-line.ts';
import { withoutPrivateParts } from './private-parts.ts';
import { currentRequestId } from './request-id.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'setBindings'>;

interface LogOutput {
  /** Writes a line with its line end. @param isProblem true for a warning or worse */
  write(line: string, isProblem: boolean): void;
}

const FIRST_PROBLEM = pino.levels.values['warn'] ?? 40;

/** Makes a log that writes no query, address, key or row, whatever it is given. */
export function createLog({ format, level }: LogSettings, output: LogOutput): Log {
  const write = (line: string) => {
    const isProblem = levelOf(line) >= FIRST_PROBLEM;
    if (format === 'json') output.write(line, isProblem);
    else output.write(prettyLine(line), isProblem);
  };
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      serializers: { err: describeError },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      hooks: {
        logMethod(values, method) {
          const safe = values.map((value) => (typeof value === 'string' ? withoutPrivateParts(value) : value));
          method.apply(this, safe as typeof values);
        },
      },
    },
    { write },
  );
}

function levelOf(line: string): number {
  const [, level = ''] = /^\{"level":"([a-z]+)"/.exec(line) ?? [];
  return pino.levels.values[level] ?? 0;
}

/** Pretty lines go to stderr or stdout; JSON lines all go to stdout, as log collectors expect. */
function processOutput(format: LogSettings['format']): LogOutput {
  return {
    write: (line, isProblem) => void (format === 'pretty' && isProblem ? process.stderr : process.stdout).write(line),
  };
}

/** Returns the settings of this process. Wrong ones give the defaults here, because `readSettings` refuses them. */
function ownSettings(): LogSettings {
  try {
    return logSettings(process.env);
  } catch {
    return { format: 'pretty', level: 'info' };
  }
}

export const ownLogSettings = ownSettings();

export const log: Log = createLog(ownLogSettings, processOutput(ownLogSettings.format));
