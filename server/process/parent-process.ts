/** Milliseconds. */
const INTERVAL = 500;

/** Calls `onEnd` once when the parent ends: the system then gives this process another one. @returns stops */
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
