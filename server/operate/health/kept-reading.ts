/** Milliseconds. */
const KEPT = 1000;

/** Reads at most once a second; callers meanwhile share the reading. @param now in milliseconds */
export function keptReading<Value>(read: () => Promise<Value>, now = () => performance.now()): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  let endedAt = -Infinity;
  return () => {
    if (reading === null || now() - endedAt >= KEPT) {
      endedAt = Infinity;
      const begun = read().finally(() => (endedAt = now()));
      begun.catch(() => undefined);
      reading = begun;
    }
    return reading;
  };
}
