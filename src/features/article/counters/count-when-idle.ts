/** Loads and starts the counters of an element once the browser is idle. */
export function countWhenIdle(elementId: string): void {
  const start = () => import('./start.ts').then(({ startCounters }) => startCounters(elementId));
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 200);
}
