import fs, { appendFileSync, existsSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

/**
 * Faults for the process that publishes, loaded into it before all else. It records its starts in `events`, in the folder
 * named by PUBLISHING_FAULTS, and does what files there ask for: `kill-before-line` and `kill-in-line` kill it as it appends a
 * line to the log, `kill-before-telling` as it tells of one, and `stray` has it throw an error that nothing catches.
 */
const folder = process.env['PUBLISHING_FAULTS'] ?? '';

/** Whether something is asked for, once. */
function take(name: string): boolean {
  const file = path.join(folder, name);
  const isAsked = existsSync(file);
  rmSync(file, { force: true });
  return isAsked;
}

function kill(): void {
  process.kill(process.pid, 'SIGKILL');
}

if (isMainThread && process.argv[1]?.endsWith('site-process.ts')) {
  appendFileSync(path.join(folder, 'events'), 'start\n');
  const send = process.send?.bind(process) as (...given: unknown[]) => boolean;
  process.send = (...call: unknown[]) => {
    if ((call[0] as { kind: string }).kind === 'committed' && take('kill-before-telling')) kill();
    return send(...call);
  };
  const { writeSync } = fs;
  // The log alone is written so.
  const writeLine = (descriptor: number, bytes: Buffer, ...given: number[]): number => {
    if (take('kill-before-line')) kill();
    if (take('kill-in-line')) {
      writeSync(descriptor, bytes.subarray(0, bytes.length / 2));
      kill();
    }
    return writeSync(descriptor, bytes, ...given);
  };
  Object.assign(fs, { writeSync: writeLine });
  syncBuiltinESMExports();
  setInterval(() => {
    if (take('stray')) throw new Error('A stray error');
  }, 20).unref();
}
