import path from 'node:path';
import { log } from '../operate/log/log.ts';
import { metricsRequests, type MetricsRequests } from '../operate/metrics/metrics-requests.ts';
import { errorOf } from '../process/error-report.ts';
import { superviseProcess } from '../process/supervisor.ts';
import type { ApiOptions, FromApi, ToApi } from './api-messages.ts';

export interface ApiProcess {
  /**
   * Gives the API its database, and resolves when the API is ready. Null stands for no database, and resolves at once.
   *
   * @throws the failure of the first start; later starts are repeated until one succeeds
   */
  useDatabase(connectionString: string | null): Promise<void>;
  measure: MetricsRequests['measure'];
  stop(): Promise<void>;
}

const PROGRAM = path.join(import.meta.dirname, 'api-process.ts');

/** Keeps the API running. @param onPort called with the API's port, and with null while it does not answer */
export function superviseApi(options: ApiOptions, onPort: (port: number | null) => void): ApiProcess {
  const ready = Promise.withResolvers<null>();
  ready.promise.catch(() => undefined);
  let hasBeenReady = false;
  let database: Extract<ToApi, { kind: 'database' }> | null = null;
  const metrics = metricsRequests(() => api.send({ kind: 'measure' }));
  const api = superviseProcess<ToApi, FromApi>({
    name: 'api',
    file: PROGRAM,
    firstMessages: () => [{ kind: 'begin', options }, ...(database ? [database] : [])],
    onExit: () => onPort(null),
    onMessage(message) {
      if (message.kind === 'listening') onPort(message.port);
      else if (message.kind === 'measured') metrics.received(message.metrics);
      else if (message.kind === 'ready') {
        hasBeenReady = true;
        ready.resolve(null);
      } else if (hasBeenReady) {
        log.error({ err: errorOf(message.report) }, 'The API failed to start: it is started again');
        api.restart();
      } else ready.reject(errorOf(message.report));
    },
  });
  return {
    async useDatabase(connectionString) {
      database = { kind: 'database', connectionString };
      api.send(database);
      if (connectionString !== null) await ready.promise;
    },
    measure: metrics.measure,
    stop: api.stop,
  };
}
