import path from 'node:path';
import { log } from '../operate/log/log.ts';
import { metricsRequests, type MetricsRequests } from '../operate/metrics/metrics-requests.ts';
import { errorOf } from '../process/error-report.ts';
import { superviseProcess } from '../process/supervisor.ts';
import type { FromWeb, ToWeb, WebOptions } from './web-messages.ts';

export interface WebProcess {
  /** Resolves when the port is open. Rejects with an OperatorError when the port is taken. */
  listening: Promise<null>;
  /** Sets the port of the API; null while it does not answer. */
  setApiPort(port: number | null): void;
  /** Resolves when visitors see all that has been published. */
  refresh(): Promise<void>;
  measure: MetricsRequests['measure'];
  stop(): Promise<void>;
}

const PROGRAM = path.join(import.meta.dirname, 'web-process.ts');

/** Starts the web server and keeps it running. @param onDamaged called for files whose bytes are damaged */
export function superviseWeb(
  options: WebOptions,
  onDamaged: (file: string) => void,
  supervise = superviseProcess<ToWeb, FromWeb>,
): WebProcess {
  const listening = Promise.withResolvers<null>();
  let hasListened = false;
  let api: Extract<ToWeb, { kind: 'api' }> | null = null;
  /** Functions that resolve the pending refreshes, in the order of the requests. */
  let refreshing: (() => void)[] = [];
  const metrics = metricsRequests(() => web.send({ kind: 'measure' }));
  const web = supervise({
    name: 'web',
    file: PROGRAM,
    // Requests to refresh that were made while no process ran are sent again.
    firstMessages: () => [
      { kind: 'begin', options },
      ...(api ? [api] : []),
      ...refreshing.map((): ToWeb => ({ kind: 'refresh' })),
    ],
    // The next process serves the newest site from its start.
    onExit() {
      for (const refreshed of refreshing) refreshed();
      refreshing = [];
    },
    onMessage(message) {
      if (message.kind === 'refreshed') refreshing.shift()?.();
      else if (message.kind === 'damaged') onDamaged(message.file);
      else if (message.kind === 'measured') metrics.received(message.metrics);
      else if (message.kind === 'listening') {
        hasListened = true;
        listening.resolve(null);
      } else if (hasListened) {
        log.error({ err: errorOf(message.report) }, 'The web server failed to start: it is started again');
        web.restart();
      } else listening.reject(errorOf(message.report));
    },
  });
  return {
    listening: listening.promise,
    setApiPort(port) {
      api = { kind: 'api', port };
      web.send(api);
    },
    refresh: () =>
      new Promise((resolve) => {
        refreshing.push(resolve);
        web.send({ kind: 'refresh' });
      }),
    measure: metrics.measure,
    stop: web.stop,
  };
}
