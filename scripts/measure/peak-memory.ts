import { treeMemory } from './process-tree.ts';

/** Milliseconds: looking takes a few of them. */
const INTERVAL = 100;

/**
 * Watches the peak resident memory of a process and of all that descends from it, in megabytes; 0 where the system does not
 * tell. Memory that processes share counts for each.
 */
export function watchPeakMemory(root: number): { stop(): number } {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, treeMemory(root));
  };
  const timer = setInterval(look, INTERVAL);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
