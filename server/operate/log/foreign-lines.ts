import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { log, ownLogSettings } from './log.ts';

/** Logs each line of another program, which may quote anything. @param name of the process */
export function logForeignLines(output: Readable | null, name: string): void {
  forEachLine(output, (line) => log.warn({ process: name }, line));
}

/** Passes on the lines of a process that uses our log, and logs what else it prints, such as a crash. */
export function passLogLines(output: Readable | null, name: string): void {
  forEachLine(output, (line) => {
    if (ownLogSettings.format === 'pretty') process.stderr.write(`${line}\n`);
    else if (line.startsWith('{"level":"')) process.stdout.write(`${line}\n`);
    else log.warn({ process: name }, line);
  });
}

function forEachLine(output: Readable | null, take: (line: string) => void): void {
  if (output === null) return;
  createInterface({ input: output }).on('line', (line) => {
    if (line.trim() !== '') take(line);
  });
}
