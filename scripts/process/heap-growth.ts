import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/**
 * How much a large heap may grow before what is not in use is given back, in percent of what was. Left to itself a heap takes up to four
 * times as much memory as it needs.
 */
const LEAST_GROWTH = 30;
/** What the engine itself allows at most. */
const MOST_GROWTH = 300;
/**
 * Bytes that a heap may always grow by. A small one is else looked through all the time, which takes a tenth of a full build; and what
 * visitors wait for is held up each time.
 */
const ROOM = 128 * 1024 * 1024;

/** Milliseconds between looks at how large the heap is. */
const INTERVAL = 500;

/** @param used bytes of a heap in use @returns percent of them that it may grow by */
export function heapGrowth(used: number): number {
  return Math.min(Math.max(Math.round((100 * ROOM) / used), LEAST_GROWTH), MOST_GROWTH);
}

/**
 * Sets from now on how much the heaps of this process may grow, by what its main one holds at that moment: that of the main thread is the
 * largest, and a publication may fill it.
 */
export function adaptHeapGrowth(): void {
  const adapt = () => setFlagsFromString(`--heap-growing-percent=${heapGrowth(getHeapStatistics().used_heap_size)}`);
  adapt();
  setInterval(adapt, INTERVAL).unref();
}

/** The flag that `collectGarbage` needs. */
export const EXPOSED_COLLECTION = '--expose-gc';

/** Gives back what is not in use, while nobody waits: its thread does nothing else meanwhile. */
export function collectGarbage(): void {
  globalThis.gc?.();
}

/** The flag that keeps the heap of a process small from its start. */
export const SMALL_HEAP_GROWTH = `--heap-growing-percent=${LEAST_GROWTH}`;
