import { collectDefaultMetrics, Counter, Registry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { requestKind } from './request-kind.ts';

/** The metrics of one process, in the form that is sent to the supervisor. */
export type SentMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** Measures memory, processor time and event loop of this process. @param name labels the process */
export function processRegistry(name: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, labels: { process: name } });
  return registry;
}

export function requestCounter(registry: Registry): (pathname: string, status: number) => void {
  const requests = new Counter({
    name: 'coquelicot_requests_total',
    help: 'Requests answered, by what they are for and their status',
    registers: [registry],
    labelNames: ['kind', 'status'] as const,
  });
  return (pathname, status) => requests.inc({ kind: requestKind(pathname), status });
}
