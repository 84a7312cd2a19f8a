import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';

const { url } = inject('site');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterEach(() => page.context().close());
afterAll(() => browser.close());

async function open(address: string, options: BrowserContextOptions = {}, connection?: object): Promise<void> {
  const context = await browser.newContext(options);
  page = await context.newPage();
  if (connection) {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
  }
  await page.goto(url + address);
  await page.waitForLoadState('networkidle');
}

/** The pages fetched ahead so far. */
const fetched = () =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

/** Goes over a link, then over one to `/cookies`: when that has been fetched, so would the first have been. */
async function goOver(html: string): Promise<void> {
  await page.evaluate((link) => {
    const place = document.createElement('p');
    place.innerHTML = `${link} <a href="/cookies" id="sure">b</a>`;
    document.querySelector('main')?.prepend(place);
  }, html);
  await page.locator('main p').first().locator('a').first().hover();
  await page.waitForTimeout(150);
  await page.locator('#sure').hover();
  await page.waitForTimeout(150);
}

describe('a link inside the site', () => {
  it.each([
    ['the back office', '<a href="/admin">a</a>'],
    ['a data interface', '<a href="/rest/v1/">a</a>'],
    ['a feed', '<a href="/rss.xml">a</a>'],
    ['a download', '<a href="/blog" download>a</a>'],
    ['the page itself', '<a href="#contenu">a</a>'],
  ])('is left alone when it leads to %s', async (_what, link) => {
    await open('/anecdotes');
    await goOver(link);
    await expect.poll(fetched).toEqual(['/cookies']);
  });

  it.each([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is slow', { saveData: false, effectiveType: 'slow-2g' }],
  ])('is left alone when the connection %s', async (_what, connection) => {
    await open('/anecdotes', {}, connection);
    await goOver('<a href="/blog">a</a>');
    expect(await fetched()).toEqual([]);
  });
});
