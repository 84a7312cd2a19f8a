import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LinkedTrees } from '../measure/linked-trees.ts';
import type { SiteChange } from '../server/site-change.ts';

const PAUSE = 100;
const PAGES_AT_ONCE = 3;

/** Publications without end. */
export interface ContinuousChanges {
  /** @returns how many there were */
  stop(): Promise<number>;
}

/**
 * Changes the site every 100 ms: three of its pages, one after the other, get other bytes.
 *
 * @param files paths of pages below the site's folder
 */
export function changeContinuously(
  trees: LinkedTrees,
  files: readonly string[],
  serve: (change: SiteChange) => void,
): ContinuousChanges {
  let isStopping = false;
  let changes = 0;

  async function run(): Promise<number> {
    while (!isStopping) {
      const due = performance.now() + PAUSE;
      const written: Record<string, Buffer> = {};
      for (let page = 0; page < PAGES_AT_ONCE; page += 1) {
        const file = files[(changes * PAGES_AT_ONCE + page) % files.length] ?? 'index.html';
        const bytes = await readFile(path.join(trees.directory, file));
        const end = bytes.lastIndexOf('</html>') + '</html>'.length;
        written[file] = Buffer.concat([bytes.subarray(0, end), Buffer.from(`<!-- ${changes} -->`)]);
      }
      await trees.publish(written, [], serve);
      changes += 1;
      await sleep(Math.max(0, due - performance.now()));
    }
    return changes;
  }

  const running = run();
  return {
    stop() {
      isStopping = true;
      return running;
    },
  };
}
