import path from 'node:path';
import { log } from '../operate/log/log.ts';
import { askedMetrics, type AskedMetrics } from '../operate/metrics/asked-metrics.ts';
import { reportedError } from '../process/supervised-program.ts';
import { superviseProcess } from '../process/supervised-process.ts';
import type { FromWeb, ToWeb, WebOptions } from './web-messages.ts';

export interface WebProcess {
  /** Resolves when the port is open. Rejects with an OperatorError when the port is taken. */
  listening: Promise<null>;
  /** Sets the port of the API; null while it does not answer. */
  showApi(port: number | null): void;
  /** Resolves when visitors see all that has been published. */
  show(): Promise<void>;
  measure: AskedMetrics['measure'];
  stop(): Promise<void>;
}

const PROGRAM = path.join(import.meta.dirname, 'web-process.ts');

/** Starts the web server and keeps it running. @param onDamaged called for files whose bytes are damaged */
export function superviseWeb(options: WebOptions, onDamaged: (file: string) => void): WebProcess {
  const listening = Promise.withResolvers<null>();
  let hasListened = false;
  let api: Extract<ToWeb, { kind: 'api' }> | null = null;
  let showing: (() => void)[] = [];
  const metrics = askedMetrics(() => web.send({ kind: 'measure' }));
  const web = superviseProcess<ToWeb, FromWeb>({
    name: 'web',
    file: PROGRAM,
    firstMessages: () => [{ kind: 'begin', options }, ...(api ? [api] : [])],
    // The next process opens the newest site by itself.
    onExit() {
      for (const shown of showing) shown();
      showing = [];
    },
    onMessage(message) {
      if (message.kind === 'shown') showing.shift()?.();
      else if (message.kind === 'damaged') onDamaged(message.file);
      else if (message.kind === 'measured') metrics.received(message.metrics);
      else if (message.kind === 'listening') {
        hasListened = true;
        listening.resolve(null);
      } else if (hasListened) {
        log.error({ err: reportedError(message.report) }, 'The web server failed to start: it is started again');
        web.restart();
      } else listening.reject(reportedError(message.report));
    },
  });
  return {
    listening: listening.promise,
    showApi(port) {
      api = { kind: 'api', port };
      web.send(api);
    },
    show: () =>
      new Promise((resolve) => {
        showing.push(resolve);
        web.send({ kind: 'site' });
      }),
    measure: metrics.measure,
    stop: web.stop,
  };
}
