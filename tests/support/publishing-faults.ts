import fs, { appendFileSync, existsSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the publishing process before anything else: causes faults. The folder named by PUBLISHING_FAULTS gets a line in
 * `events` for each start, and requests a fault by a file: `kill-before-line` and `kill-in-line` kill the process as it appends a
 * line to the log, `kill-before-commit-message` before it reports one, and `stray` throws an error that nothing catches.
 */
const folder = process.env['PUBLISHING_FAULTS'] ?? '';

/** Returns whether a fault is requested, and clears the request. */
function takeRequest(name: string): boolean {
  const file = path.join(folder, name);
  const isRequested = existsSync(file);
  rmSync(file, { force: true });
  return isRequested;
}

function kill(): void {
  process.kill(process.pid, 'SIGKILL');
}

if (isMainThread && process.argv[1]?.endsWith('site-process.ts')) {
  appendFileSync(path.join(folder, 'events'), 'start\n');
  const send = process.send?.bind(process) as (...given: unknown[]) => boolean;
  process.send = (...call: unknown[]) => {
    if ((call[0] as { kind: string }).kind === 'committed' && takeRequest('kill-before-commit-message')) kill();
    return send(...call);
  };
  const { writeSync } = fs;
  // The publishing process writes only the log with this function.
  const writeLine = (descriptor: number, bytes: Buffer, ...given: number[]): number => {
    if (takeRequest('kill-before-line')) kill();
    if (takeRequest('kill-in-line')) {
      writeSync(descriptor, bytes.subarray(0, bytes.length / 2));
      kill();
    }
    return writeSync(descriptor, bytes, ...given);
  };
  Object.assign(fs, { writeSync: writeLine });
  syncBuiltinESMExports();
  setInterval(() => {
    if (takeRequest('stray')) throw new Error('A stray error');
  }, 20).unref();
}
