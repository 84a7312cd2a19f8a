import pino, { type Logger } from 'pino';
import { describeError } from './described-error.ts';
import { logSettings, type LogSettings } from './log-settings.ts';
import { prettyLine } from './pretty-line.ts';
import { withoutPrivateParts } from './private-parts.ts';
import { currentRequestId } from './request-id.ts';

/** The log of a process: one line for each event. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'setBindings'>;

/** Takes finished lines. */
interface LogOutput {
  /** @param isProblem whether it is a warning or worse */
  write(line: string, isProblem: boolean): void;
}

const FIRST_PROBLEM = pino.levels.values['warn'] ?? 40;

/** Makes a log. Whatever it is given, it writes no query, address, key or row. */
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

/** Every line begins with its level. */
function levelOf(line: string): number {
  const [, level = ''] = /^\{"level":"([a-z]+)"/.exec(line) ?? [];
  return pino.levels.values[level] ?? 0;
}

/** Sentences go where problems and other things are told apart; lines of JSON all go one way, as collectors expect them. */
function processOutput(format: LogSettings['format']): LogOutput {
  return {
    write: (line, isProblem) => void (format === 'pretty' && isProblem ? process.stderr : process.stdout).write(line),
  };
}

/** Reads what the environment says of this process's log; `readSettings` refuses what is wrong there. */
function ownSettings(): LogSettings {
  try {
    return logSettings(process.env);
  } catch {
    return { format: 'pretty', level: 'info' };
  }
}

/** The settings of this process's log. */
export const ownLogSettings = ownSettings();

/** The log of this process. */
export const log: Log = createLog(ownLogSettings, processOutput(ownLogSettings.format));
