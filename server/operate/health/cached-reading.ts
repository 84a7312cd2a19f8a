/** Milliseconds for which callers get the same reading. */
const MAX_AGE = 1000;

/** Makes a function that reads at most once a second, and returns the last reading otherwise. @param now in milliseconds */
export function cachedReading<Value>(read: () => Promise<Value>, now = () => performance.now()): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  let endedAt = -Infinity;
  return () => {
    if (reading === null || now() - endedAt >= MAX_AGE) {
      endedAt = Infinity;
      const begun = read().finally(() => (endedAt = now()));
      begun.catch(() => undefined);
      reading = begun;
    }
    return reading;
  };
}
