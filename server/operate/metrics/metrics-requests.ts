import type { SentMetrics } from './process-metrics.ts';

/** Milliseconds to wait for the metrics of another process. */
const TIMEOUT = 1_000;

/** Requests of metrics to one process, which answers by a message. */
export interface MetricsRequests {
  /** Requests the metrics. Returns an empty list when the process does not answer in time. */
  measure(): Promise<SentMetrics>;
  /** Takes the answer of the process. */
  received(metrics: SentMetrics): void;
}

export function metricsRequests(send: () => void): MetricsRequests {
  let pending: PromiseWithResolvers<SentMetrics> | null = null;
  return {
    measure() {
      if (pending) return pending.promise;
      const request = Promise.withResolvers<SentMetrics>();
      pending = request;
      const timer = setTimeout(() => request.resolve([]), TIMEOUT);
      send();
      return request.promise.finally(() => {
        clearTimeout(timer);
        if (pending === request) pending = null;
      });
    },
    received: (metrics) => pending?.resolve(metrics),
  };
}
