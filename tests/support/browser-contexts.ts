import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchChromium } from '../../scripts/measure/chromium.ts';
import { VISITOR } from './visitor.ts';

/**
 * A browser for the tests of a file, which ends with them.
 *
 * @returns makes a visitor's context, which is closed after its test
 */
export function visitorContexts(): (options?: BrowserContextOptions) => Promise<BrowserContext> {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
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
