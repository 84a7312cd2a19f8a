/** Milliseconds. */
const INTERVAL = 500;

/**
 * Calls `onEnd` once when the parent process ends. The system then gives this process another parent.
 *
 * @returns a function that stops watching
 */
export function onParentEnd(onEnd: () => void, parent: () => number = () => process.ppid): () => void {
  const first = parent();
  const timer = setInterval(() => {
    if (parent() === first) return;
    clearInterval(timer);
    onEnd();
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
