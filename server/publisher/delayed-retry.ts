/** Milliseconds after which what failed for a passing reason is tried again. */
export const RETRY_DELAY = 10_000;

/** Waits; rejects when `signal` is aborted. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

export interface DelayedRetry {
  /** Does `task` after the delay, unless that was done once since the last `forget`. Returns whether it will. */
  later(task: () => Promise<unknown>): boolean;
  /** Drops the retry that waits, and allows the next failure one: the task has succeeded, or is asked for anew. */
  forget(): void;
  /** Resolves when nothing waits. */
  idle(): Promise<void>;
}

/** Makes a delayed retry, one at a time; `signal` ends it for good. A task reports its own failure. */
export function delayedRetry(sleep: Sleep, signal: AbortSignal): DelayedRetry {
  let hasRetried = false;
  let cancellation = new AbortController();
  let waiting: Promise<unknown> | null = null;
  return {
    later(task) {
      if (hasRetried || signal.aborted) return false;
      hasRetried = true;
      cancellation = new AbortController();
      const retry = sleep(RETRY_DELAY, AbortSignal.any([signal, cancellation.signal]))
        .then(task)
        .catch(() => undefined)
        .finally(() => {
          if (waiting === retry) waiting = null;
        });
      waiting = retry;
      return true;
    },
    forget() {
      hasRetried = false;
      cancellation.abort();
    },
    async idle() {
      await waiting;
    },
  };
}
