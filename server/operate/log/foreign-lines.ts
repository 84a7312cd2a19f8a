import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { log, ownLogSettings } from './log.ts';

/**
 * Logs each line that another program writes. Lines that are already in our log format pass unchanged.
 *
 * @param name of the process in the log
 */
export function logForeignLines(output: Readable | null, name: string): void {
  if (output === null) return;
  createInterface({ input: output }).on('line', (line) => {
    if (line.trim() === '') return;
    if (ownLogSettings.format === 'json' && line.startsWith('{"level":"')) process.stdout.write(`${line}\n`);
    else if (ownLogSettings.format === 'json') log.warn({ process: name }, line);
    else process.stderr.write(`${line}\n`);
  });
}
