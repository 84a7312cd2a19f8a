import type { SiteChange } from '../server/site-change.ts';
import { staticSite } from '../server/static-site.ts';
import { startWebServer } from '../server/web-server.ts';

/**
 * Serves the site of the folder named by the first argument on the port named by the second, by the web server of
 * `npm start`. Its parent tells it what changes.
 */
const [directory = '', port] = process.argv.slice(2);
const site = staticSite(directory, null);
await startWebServer('127.0.0.1', Number(port), 0, {
  isDynamic: () => false,
  answer: async (_request, response) => void response.writeHead(404).end(),
  upgrade: (_request, socket) => socket.destroy(),
  serve: site.serve,
});
process.on('message', (change) => site.change(change as SiteChange));
process.once('disconnect', () => process.exit(0));
process.send?.('listening');
