import type { BrowserContextOptions, Page } from 'playwright';
import { afterEach } from 'vitest';
import { workerBrowser } from './worker-browser.ts';

/** More than a pointer rests on a link before its page is fetched ahead, in milliseconds. */
export const LONG_ENOUGH = 150;

/** A page whose links are fetched ahead, and whose time moves when a test says so. */
interface LinksAhead {
  page: Page;
  open(address: string, options?: BrowserContextOptions, connection?: object): Promise<void>;
  /** Reads the addresses of the pages fetched ahead so far. */
  fetched(): Promise<string[]>;
  /** Goes over a link, then over one to `/cookies`: when that has been fetched, so would the first have been. */
  goOver(html: string): Promise<void>;
}

/** Gives each test of a file such a page. @param url the site's */
export async function linksAhead(url: string): Promise<LinksAhead> {
  const browser = await workerBrowser();
  afterEach(() => ahead.page.context().close());
  const ahead: LinksAhead = {
    page: undefined as unknown as Page,
    async open(address, options = {}, connection) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      ahead.page = page;
      if (connection) {
        await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      }
      await page.goto(url + address);
      await page.waitForLoadState('networkidle');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
    },
    fetched: () =>
      ahead.page
        .locator('link[rel=prefetch]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname)),
    async goOver(html) {
      const { page } = ahead;
      await page.evaluate((link) => {
        const place = document.createElement('p');
        place.innerHTML = `${link} <a href="/cookies" id="sure">b</a>`;
        document.querySelector('main')?.prepend(place);
      }, html);
      await page.locator('main p').first().locator('a').first().hover();
      await page.clock.runFor(LONG_ENOUGH);
      await page.locator('#sure').hover();
      await page.clock.runFor(LONG_ENOUGH);
    },
  };
  return ahead;
}
