import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { controlClock } from '../../support/controlled-clock.ts';

const { url } = inject('site');
const OLD = 'v0.9.0-20250101';
const NEWEST = { '/telegram': 'v1.5.0-20250415', '/instagram': 'v1.0.0-20250416' };
const KEYS = ['coquelicot:campaign-reloaded', 'coquelicot:campaign-version'];

let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What the browser has gone to, in order. */
let visited: string[];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

beforeEach(async () => {
  context = await browser.newContext({ baseURL: url });
  page = await context.newPage();
  visited = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visited.push(request.url());
  });
  await controlClock(page);
});
afterEach(() => context.close());

/** Makes a cache give an old page: the first times that it is gone to, or always. */
async function serveOld(address: string, times = 1): Promise<void> {
  let served = 0;
  await context.route(
    ({ pathname }) => pathname === address,
    async (route) => {
      if (!route.request().isNavigationRequest() || served >= times) return route.continue();
      served += 1;
      const response = await route.fetch();
      const html = (await response.text()).replace(/(name="page-version" content=")[^"]+/, `$1${OLD}`);
      return route.fulfill({ response, body: html });
    },
  );
}

/** Goes there, and waits until the page has asked for the newest version. */
async function arrive(address: string): Promise<void> {
  const asked = page.waitForResponse(
    (response) => !response.request().isNavigationRequest() && /timestamp=/.test(response.url()),
  );
  await page.goto(address);
  await (await asked).finished();
}

const kept = () => page.evaluate((keys) => keys.map((key) => sessionStorage.getItem(key)), KEYS);
const version = () => page.locator('meta[name="page-version"]').getAttribute('content');

describe.each(Object.entries(NEWEST))('%s', (address, newest) => {
  it('says its version, and asks not to be cached', async () => {
    await page.goto(address);
    expect(await version()).toBe(newest);
    const policies = page.locator('meta[http-equiv]:not([http-equiv="content-security-policy"])');
    expect(await policies.evaluateAll((found) => found.map((meta) => meta.outerHTML))).toEqual([
      '<meta http-equiv="Cache-Control" content="no-cache, no-store, must-revalidate">',
      '<meta http-equiv="Pragma" content="no-cache">',
      '<meta http-equiv="Expires" content="0">',
    ]);
  });

  it('reloads itself once after 100 ms when a cache has given it too old', async () => {
    await serveOld(address);
    await arrive(`${address}?utm_source=canal#bas`);
    expect(await version()).toBe(OLD);
    await page.clock.runFor(99);
    expect(visited).toHaveLength(1);
    await page.clock.runFor(1);
    await page.waitForURL(/version=/);
    const { pathname, searchParams, hash } = new URL(page.url());
    expect([pathname, hash, searchParams.get('utm_source')]).toEqual([address, '#bas', 'canal']);
    expect([searchParams.get('version'), searchParams.get('timestamp')]).toEqual([
      newest,
      expect.stringMatching(/^\d{13}$/),
    ]);
    await expect.poll(version).toBe(newest);
    expect(await kept()).toEqual(['yes', newest]);
    await page.clock.runFor(10_000);
    expect(visited).toHaveLength(2);
  });

  it('stays when it is the newest', async () => {
    await arrive(address);
    await page.clock.runFor(10_000);
    expect(visited).toHaveLength(1);
    expect(await kept()).toEqual([null, null]);
  });
});

describe('a page that stays too old', () => {
  const address = '/telegram';

  it('is reloaded once, whatever the cache gives then', async () => {
    await serveOld(address, Infinity);
    await arrive(address);
    // The page takes its new address before it reloads itself.
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(100);
    await reloaded;
    for (let more = 0; more < 3; more += 1) {
      await page.clock.runFor(1_000);
      await page.reload();
    }
    await page.clock.runFor(1_000);
    // What was gone to, its reload, and the three of the visitor.
    expect(visited).toHaveLength(5);
    expect(await version()).toBe(OLD);
  });
});
