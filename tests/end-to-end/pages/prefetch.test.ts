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
  it('is fetched ahead when a pointer stays on it', async () => {
    await open('/blog');
    const request = page.waitForRequest(`${url}/inscription`);
    await page.locator('main a[href="/inscription"]').first().hover();
    expect((await (await request).response())?.status()).toBe(200);
    expect(await fetched()).toEqual(['/inscription']);
  });

  it('is fetched ahead when the keyboard comes to it, once', async () => {
    await open('/mentions-legales');
    const link = page.locator('main a[href="/inscription"]').first();
    const request = page.waitForRequest(`${url}/inscription`);
    await link.focus();
    await request;
    await link.blur();
    await link.focus();
    await link.hover();
    await page.waitForTimeout(150);
    expect(await fetched()).toEqual(['/inscription']);
  });

  it('is fetched ahead when a finger touches it', async () => {
    await open('/', { hasTouch: true, isMobile: true });
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    const request = page.waitForRequest(`${url}/inscription`);
    await page.locator('main a[href="/inscription"]').first().tap();
    await request;
  });

  it('is left alone when the pointer merely passes by', async () => {
    await open('/');
    await page.evaluate(() => {
      const pass = (element: Element | null) => element?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      pass(document.querySelector('main a[href="/inscription"]'));
      pass(document.body);
    });
    await goOver('');
    await expect.poll(fetched).toEqual(['/cookies']);
  });
});
