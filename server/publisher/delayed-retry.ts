/** Milliseconds before a transient failure is tried again. */
export const RETRY_DELAY = 10_000;

/** Waits; rejects when `signal` is aborted. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

export interface DelayedRetry {
  /** Schedules `task`, once until `forget` is called. Returns false for a further call. */
  later(task: () => Promise<unknown>): boolean;
  /** Cancels the scheduled retry and allows a new one: the task has succeeded, or was requested anew. */
  forget(): void;
  idle(): Promise<void>;
}

/** Schedules one retry at a time, and none once `signal` is aborted. A task reports its own failure. */
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
