import type { BrowserContext, BrowserContextOptions } from 'playwright';
import { afterEach } from 'vitest';
import { VISITOR } from './visitor.ts';
import { workerBrowser } from './worker-browser.ts';

/**
 * Opens the browser of this worker for the tests of a file.
 *
 * @returns a function that opens a visitor's context, which is closed after the test
 */
export async function visitorContexts(): Promise<(options?: BrowserContextOptions) => Promise<BrowserContext>> {
  const browser = await workerBrowser();
  let contexts: BrowserContext[] = [];
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  return async (options = {}) => {
    const context = await browser.newContext({ userAgent: VISITOR, reducedMotion: 'reduce', ...options });
    contexts.push(context);
    return context;
  };
}
