/** Milliseconds between two looks. */
const INTERVAL = 500;

/**
 * Notices when the process that has started this one ends: the system then gives this one another parent.
 *
 * @param onEnd called once
 * @param parent tells who the parent is
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
