import { log } from '../operate/log/log.ts';
import { processRegistry, requestCounter } from '../operate/metrics/process-metrics.ts';
import { reportOf } from '../process/error-report.ts';
import { runSupervised, sendToSupervisor } from '../process/supervised-process.ts';
import { startWebServer, type WebServer } from '../http/web-server.ts';
import { storedSite, type StoredSite } from './stored-site.ts';
import type { FromWeb, ToWeb, WebOptions } from './web-messages.ts';
import { webRoutes } from './web-routes.ts';

/** The process `web`: it serves the site and hands other requests on to the API and the supervisor. */
const registry = processRegistry('web');
const noteAnswer = requestCounter(registry);
const firstApiPort = Promise.withResolvers<number | null>();
let apiPort: Promise<number | null> = firstApiPort.promise;
let site: Promise<StoredSite> | null = null;
let server: WebServer | null = null;
const send = (message: FromWeb) => sendToSupervisor(message);

async function begin(options: WebOptions): Promise<void> {
  const { host, port, trustedProxies, siteDirectory } = options;
  site = storedSite(siteDirectory, { onDamaged: (file) => send({ kind: 'damaged', file }) });
  try {
    const routes = webRoutes(options, { site: await site, apiPort: () => apiPort, noteAnswer });
    server = await startWebServer(host, port, trustedProxies, routes);
    send({ kind: 'listening' });
  } catch (error) {
    send({ kind: 'failed', report: reportOf(error) });
  }
}

/** Makes the server serve all that is published. A failure is logged, and the next refresh serves the rest. */
async function refresh(): Promise<void> {
  await site
    ?.then(({ refresh }) => refresh())
    .catch((error: unknown) =>
      log.error({ err: error }, 'The changes of the site could not be read: visitors see them with the next change'),
    );
  send({ kind: 'refreshed' });
}

runSupervised<ToWeb>(
  (message) => {
    if (message.kind === 'begin') void begin(message.options);
    if (message.kind === 'api') {
      firstApiPort.resolve(message.port);
      apiPort = Promise.resolve(message.port);
    }
    if (message.kind === 'refresh') void refresh();
    if (message.kind === 'measure')
      void registry.getMetricsAsJSON().then((metrics) => send({ kind: 'measured', metrics }));
  },
  { stop: () => server?.stop() },
);
