/** Runtime of hosted functions, which ends a function after its answer unless `waitUntil` was called. */
declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

/** Lets work continue after the answer. A failure is logged. */
export function inBackground(work: Promise<void>, log: (error: unknown) => void): void {
  const logged = work.catch(log);
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(logged);
}
