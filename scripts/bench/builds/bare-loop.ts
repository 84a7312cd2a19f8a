import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './site-input.ts';

/** Files whose bytes are in memory at once. */
const BATCH = 2_000;

/**
 * Writes every file of a site into another folder, each folder made once: the floor of any build.
 *
 * @returns seconds for folders and writes; reading is not counted
 */
export function secondsOfBareLoop(site: string, target: string): number {
  const files = filesBelow(site);
  let milliseconds = timed(() => {
    for (const folder of new Set(files.map((file) => path.dirname(path.join(target, file))))) {
      mkdirSync(folder, { recursive: true });
    }
  });
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files
      .slice(start, start + BATCH)
      .map((file) => ({ path: path.join(target, file), bytes: readFileSync(path.join(site, file)) }));
    milliseconds += timed(() => {
      for (const file of batch) writeFileSync(file.path, file.bytes);
    });
  }
  return milliseconds / 1000;
}

function timed(task: () => void): number {
  const startedAt = performance.now();
  task();
  return performance.now() - startedAt;
}
