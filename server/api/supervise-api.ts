import path from 'node:path';
import { log } from '../operate/log/log.ts';
import { askedMetrics, type AskedMetrics } from '../operate/metrics/asked-metrics.ts';
import { reportedError } from '../process/supervised-program.ts';
import { superviseProcess } from '../process/supervised-process.ts';
import type { ApiOptions, FromApi, ToApi } from './api-messages.ts';

export interface ApiProcess {
  /** @throws the failure of the first start; later starts are repeated until one succeeds */
  useDatabase(connectionString: string | null): Promise<void>;
  measure: AskedMetrics['measure'];
  stop(): Promise<void>;
}

const PROGRAM = path.join(import.meta.dirname, 'api-process.ts');

/** Keeps the API running. @param moved called with the API's port, and with null while it does not answer */
export function superviseApi(options: ApiOptions, moved: (port: number | null) => void): ApiProcess {
  const ready = Promise.withResolvers<null>();
  ready.promise.catch(() => undefined);
  let hasBeenReady = false;
  let database: Extract<ToApi, { kind: 'database' }> | null = null;
  const metrics = askedMetrics(() => api.send({ kind: 'measure' }));
  const api = superviseProcess<ToApi, FromApi>({
    name: 'api',
    file: PROGRAM,
    firstMessages: () => [{ kind: 'begin', options }, ...(database ? [database] : [])],
    onExit: () => moved(null),
    onMessage(message) {
      if (message.kind === 'listening') moved(message.port);
      else if (message.kind === 'measured') metrics.received(message.metrics);
      else if (message.kind === 'ready') {
        hasBeenReady = true;
        ready.resolve(null);
      } else if (hasBeenReady) {
        log.error({ err: reportedError(message.report) }, 'The API failed to start: it is started again');
        api.restart();
      } else ready.reject(reportedError(message.report));
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
