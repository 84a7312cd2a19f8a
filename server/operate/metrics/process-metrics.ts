import { collectDefaultMetrics, Counter, Registry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { isOperationPath } from '../../http/dynamic-paths.ts';

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
    help: 'Requests answered, by their kind and their status',
    registers: [registry],
    labelNames: ['kind', 'status'] as const,
  });
  return (pathname, status) => requests.inc({ kind: requestKind(pathname), status });
}

const INTERFACES = ['rest', 'auth', 'storage', 'functions', 'realtime'] as const;

type RequestKind = (typeof INTERFACES)[number] | 'page' | 'file' | 'hook' | 'mail' | 'operation';

export function requestKind(pathname: string): RequestKind {
  for (const name of INTERFACES) if (pathname.startsWith(`/${name}/v1/`)) return name;
  if (pathname.startsWith('/hooks/')) return 'hook';
  if (pathname.startsWith('/api/')) return 'mail';
  if (isOperationPath(pathname)) return 'operation';
  return pathname.includes('.') ? 'file' : 'page';
}
