/** Where a hosted project runs functions: it ends one that has answered, unless it is told of a work that goes on. */
declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

/** Lets a work go on after the answer; a failure is logged. */
export function inBackground(work: Promise<void>, log: (error: unknown) => void): void {
  const logged = work.catch(log);
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(logged);
}
