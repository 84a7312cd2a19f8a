import { useCallback, useEffect, useState } from 'react';

export type Loaded<Value> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; value: Value };

/**
 * Loads a value. Loads it again when `load` changes, when `retry` is called, and when the network is back after a failure.
 * Drops answers to earlier calls.
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> & { retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ load: () => Promise<Value>; attempt: number; loaded: Loaded<Value> }>();
  useEffect(() => {
    let isWaiting = true;
    const answered = (loaded: Loaded<Value>) => isWaiting && setAnswer({ load, attempt, loaded });
    load().then(
      (value) => answered({ state: 'loaded', value }),
      () => answered({ state: 'failed' }),
    );
    return () => {
      isWaiting = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isAnswered = answer?.load === load && answer.attempt === attempt;
  const hasFailed = isAnswered && answer.loaded.state === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, retry]);
  return { ...(isAnswered ? answer.loaded : { state: 'loading' }), retry };
}
