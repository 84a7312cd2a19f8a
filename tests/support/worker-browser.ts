import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { launchChromium } from '../../tools/measure/chromium.ts';

/** The browser of this worker. The browser ends with the worker. */
let launched: Promise<Browser> | undefined;

/**
 * Returns the browser of this worker, which it starts if necessary. The files of a worker share the browser, because a start takes
 * as long as several tests. Each file closes the contexts that it has opened.
 */
export async function runningBrowser(): Promise<Browser> {
  const browser = await launched;
  if (browser?.isConnected()) return browser;
  launched = launchChromium();
  return launched;
}

/** Returns the browser of this worker for the tests of a file. All that it opens there is closed after its last test. */
export async function workerBrowser(): Promise<Browser> {
  const browser = await runningBrowser();
  afterAll(() => closeAllOf(browser));
  return browser;
}

export async function closeAllOf(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
