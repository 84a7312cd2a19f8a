/** Milliseconds. */
const INTERVAL = 500;

/**
 * Notices when the parent process ends: the system then gives this process another parent.
 *
 * @param onEnd called once
 * @returns ends the watch
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
