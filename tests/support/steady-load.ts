import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two counts of the calls that are due. */
const STEP = 5;

/**
 * Calls a task at a constant rate, however long each call takes. On a machine that cannot follow, calls wait for one another
 * instead of piling up.
 *
 * @param mostAtOnce most calls that may be under way
 * @returns a function `stop`, which resolves once the last call has ended
 */
export function steadyLoad(
  perSecond: number,
  mostAtOnce: number,
  task: (number: number) => Promise<void>,
): { stop(): Promise<void> } {
  const startedAt = performance.now();
  const underWay = new Set<Promise<void>>();
  let isOver = false;
  let calls = 0;

  async function run(): Promise<void> {
    while (!isOver) {
      const due = ((performance.now() - startedAt) / 1000) * perSecond;
      while (calls < due && underWay.size < mostAtOnce) {
        const call = task(calls++).finally(() => underWay.delete(call));
        underWay.add(call);
      }
      await sleep(STEP);
    }
    await Promise.all(underWay);
  }

  const running = run();
  return {
    stop() {
      isOver = true;
      return running;
    },
  };
}
