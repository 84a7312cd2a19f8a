import type { SentMetrics } from './process-metrics.ts';

/** Milliseconds after which the metrics of a process are written without those of another. */
const TIMEOUT = 1_000;

/** Asks a process for its metrics. */
export interface AskedMetrics {
  /** Returns none where the process does not answer in time. */
  measure(): Promise<SentMetrics>;
  heard(metrics: SentMetrics): void;
}

/** Makes what asks a process for its metrics. @param ask sends the question */
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
    heard: (metrics) => answer?.resolve(metrics),
  };
}
