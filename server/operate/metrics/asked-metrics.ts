import type { SentMetrics } from './process-metrics.ts';

/** Milliseconds to wait for the metrics of another process. */
const TIMEOUT = 1_000;

export interface AskedMetrics {
  /** Returns an empty list when the process does not answer in time. */
  measure(): Promise<SentMetrics>;
  received(metrics: SentMetrics): void;
}

export function askedMetrics(ask: () => void): AskedMetrics {
  let answer: PromiseWithResolvers<SentMetrics> | null = null;
  return {
    measure() {
      if (answer) return answer.promise;
      const asked = Promise.withResolvers<SentMetrics>();
      answer = asked;
      const timer = setTimeout(() => asked.resolve([]), TIMEOUT);
      ask();
      return asked.promise.finally(() => {
        clearTimeout(timer);
        if (answer === asked) answer = null;
      });
    },
    received: (metrics) => answer?.resolve(metrics),
  };
}
