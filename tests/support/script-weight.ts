import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright';

/** Limit of a game's scripts, framework included, in bytes of gzip. */
export const LARGEST_SCRIPTS = 76 * 1024;

/**
 * Weighs the scripts that the context's pages load from now on.
 *
 * @returns a function that adds up the bytes so far: each script once, in the best gzip, as a host compresses files ahead
 */
export function weighScripts(context: BrowserContext): () => Promise<number> {
  const scripts = new Map<string, Promise<number>>();
  context.on('response', (response) => {
    const address = response.url();
    // The offline cache requests them a second time.
    if (!address.endsWith('.js') || scripts.has(address)) return;
    scripts.set(
      address,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  return async () => (await Promise.all(scripts.values())).reduce((sum, bytes) => sum + bytes, 0);
}
