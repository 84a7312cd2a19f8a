import path from 'node:path';
import { build } from 'astro';
import { reportError } from './build-failure.ts';

/**
 * Builds the site into the folder named by the first argument, and tells its parent why it fails. Staged and cached
 * files lie beside that folder, never in the checkout, which another installation may be building from.
 */
const [site = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const cacheDir = path.join(path.dirname(site), 'cache');

const fail = (error: unknown) => {
  if (process.send) process.send(reportError(error), () => process.exit(1));
  else process.exit(1);
};

process.on('uncaughtException', fail).on('unhandledRejection', fail);
process.once('disconnect', () => process.exit(1));
// Ctrl+C reaches every process of a terminal: the publisher decides when this one stops.
process.on('SIGINT', () => undefined);

try {
  await build({ root, outDir: site, cacheDir, logLevel: 'silent', vite: { cacheDir: path.join(cacheDir, 'vite') } });
  process.exit(0);
} catch (error) {
  fail(error);
}
