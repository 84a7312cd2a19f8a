import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { log, ownLogSettings } from './log.ts';

/** Logs each line of another program. Lines already in our format pass unchanged. @param name of the process */
export function logForeignLines(output: Readable | null, name: string): void {
  if (output === null) return;
  createInterface({ input: output }).on('line', (line) => {
    if (line.trim() === '') return;
    if (ownLogSettings.format === 'json' && line.startsWith('{"level":"')) process.stdout.write(`${line}\n`);
    else if (ownLogSettings.format === 'json') log.warn({ process: name }, line);
    else process.stderr.write(`${line}\n`);
  });
}
