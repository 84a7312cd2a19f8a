import { treeMemory } from './process-tree.ts';

/**
 * Watches the peak memory of a process and of all that descends from it, as `treeMemory` counts it, in megabytes.
 *
 * @param interval milliseconds between looks, each of which holds up the processes that are looked at for some
 */
export function watchPeakMemory(root: number, interval: number): { stop(): number } {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, treeMemory(root));
  };
  const timer = setInterval(look, interval);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
