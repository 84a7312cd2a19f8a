import { setFlagsFromString } from 'node:v8';
import { processRegistry, requestCounter } from '../operate/metrics/process-metrics.ts';
import { SMALL_HEAP_GROWTH } from '../process/heap-growth.ts';
import { errorReport, runSupervised, tellSupervisor } from '../process/supervised-program.ts';
import { askInner } from '../server/inner-server.ts';
import { startWebServer, type WebServer } from '../server/web-server.ts';
import { pictureAddress } from '../../src/core/site/social-picture.ts';
import { onlineSite, type OnlineSite } from './online-site.ts';
import type { FromWeb, ToWeb, WebOptions } from './web-messages.ts';
import { webRoutes } from './web-routes.ts';

/** The process `web`: serves the site, and hands everything else on to the processes that answer it. */
setFlagsFromString(SMALL_HEAP_GROWTH);

/** Milliseconds that a visitor waits for a picture that is not drawn yet. */
const DRAWING_TIMEOUT = 30_000;

const registry = processRegistry('web');
const noteAnswer = requestCounter(registry);
const firstApiPort = Promise.withResolvers<number | null>();
let apiPort: Promise<number | null> = firstApiPort.promise;
let site: OnlineSite | null = null;
let server: WebServer | null = null;
const tell = (message: FromWeb) => tellSupervisor(message);

async function begin(options: WebOptions): Promise<void> {
  const { host, port, trustedProxies, secret, supervisorPort, siteDirectory } = options;
  site = onlineSite(siteDirectory, async (key) => {
    const answer = await askInner(supervisorPort, secret, pictureAddress(key), DRAWING_TIMEOUT);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  });
  const routes = webRoutes(options, { site, apiPort: () => apiPort, noteAnswer });
  try {
    server = await startWebServer(host, port, trustedProxies, routes);
    tell({ kind: 'listening' });
  } catch (error) {
    tell({ kind: 'failed', report: errorReport(error) });
  }
}

runSupervised<ToWeb>(
  (message) => {
    if (message.kind === 'begin') void begin(message.options);
    if (message.kind === 'api') {
      firstApiPort.resolve(message.port);
      apiPort = Promise.resolve(message.port);
    }
    if (message.kind === 'site') {
      site?.show(message.change);
      tell({ kind: 'shown' });
    }
    if (message.kind === 'measure')
      void registry.getMetricsAsJSON().then((metrics) => tell({ kind: 'measured', metrics }));
  },
  { stop: () => server?.stop() },
);
