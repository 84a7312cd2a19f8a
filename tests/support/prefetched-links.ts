import type { BrowserContextOptions, Page } from 'playwright';
import { afterEach } from 'vitest';
import { workerBrowser } from './worker-browser.ts';

/** Milliseconds of hovering after which the page of a link has been prefetched. */
export const HOVER_TIME = 150;

/** A page that prefetches its links, with a clock that a test moves. */
interface PrefetchedLinks {
  page: Page;
  open(address: string, options?: BrowserContextOptions, connection?: object): Promise<void>;
  /** Returns the addresses of the prefetched pages so far. */
  fetched(): Promise<string[]>;
  /**
   * Adds the links of `html` to the page, and one to `/cookies`, and hovers over each in order. Once `/cookies` is prefetched, the
   * other links had their chance.
   */
  hover(html: string): Promise<void>;
}

/** Makes such a page for the tests of a file. Each test opens one, which is closed after the test. @param url address of the site */
export async function prefetchedLinks(url: string): Promise<PrefetchedLinks> {
  const browser = await workerBrowser();
  afterEach(() => links.page.context().close());
  const links: PrefetchedLinks = {
    page: undefined as unknown as Page,
    async open(address, options = {}, connection) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      links.page = page;
      if (connection) {
        await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      }
      await page.goto(url + address);
      await page.waitForLoadState('networkidle');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
    },
    fetched: () =>
      links.page
        .locator('link[rel=prefetch]')
        .evaluateAll((elements) => elements.map((link) => new URL((link as HTMLLinkElement).href).pathname)),
    async hover(html) {
      const { page } = links;
      await page.evaluate((link) => {
        const place = document.createElement('p');
        place.innerHTML = `${link} <a href="/cookies">b</a>`;
        document.querySelector('main')?.prepend(place);
      }, html);
      for (const link of await page.locator('main p').first().locator('a').all()) {
        await link.hover();
        await page.clock.runFor(HOVER_TIME);
      }
    },
  };
  return links;
}
