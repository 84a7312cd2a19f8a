import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { launchChromium } from '../../tools/measure/chromium.ts';

/** The browser of this worker, which ends with it. */
let launched: Promise<Browser> | undefined;

/**
 * Returns a browser for the tests of a file. The files of a worker share it, since a start takes as long as several
 * tests. All that a file has opened in it is closed after its last test.
 */
export async function workerBrowser(): Promise<Browser> {
  if (!(await launched)?.isConnected()) launched = launchChromium();
  const browser = await (launched ?? launchChromium());
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return browser;
}
