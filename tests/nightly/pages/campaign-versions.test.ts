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

describe('a page that stays too old', () => {
  const address = '/telegram';

  it('is reloaded once by a host that takes queries away', async () => {
    await page.addInitScript(() => {
      if (location.search.includes('version=')) history.replaceState(null, '', location.pathname);
    });
    await serveOld(address, Infinity);
    await arrive(address);
    await page.clock.runFor(100);
    await expect.poll(() => visited.length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect([page.url(), await version()]).toEqual([url + address, OLD]);
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(visited).toHaveLength(2);
  });

  it.each([
    [
      'forbidden',
      () =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('', 'SecurityError');
          },
        }),
    ],
    ['forgetful', () => (Storage.prototype.setItem = () => undefined)],
    [
      'full',
      () =>
        (Storage.prototype.setItem = () => {
          throw new DOMException('', 'QuotaExceededError');
        }),
    ],
  ])('is left alone where storage is %s', async (_, restrict) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(restrict);
    await serveOld(address, Infinity);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(visited).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('is left alone where the server does not answer', async () => {
    await serveOld(address, Infinity);
    await context.route(/timestamp=/, (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('timestamp='));
    await page.goto(address);
    await asked;
    await page.clock.runFor(10_000);
    expect(visited).toHaveLength(1);
  });

  it('is left alone while nobody looks at it', async () => {
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => true }));
    await serveOld(address, Infinity);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(10_000);
    expect(visited).toHaveLength(1);
  });

  it('is left alone when the visitor comes back to it', async () => {
    await serveOld(address, Infinity);
    await arrive(address);
    await page.goto('/cookies');
    await page.goBack();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(10_000);
    expect(visited.filter((visit) => visit.includes('version='))).toEqual([]);
  });
});

it('leaves nothing in the session of who goes away', async () => {
  await serveOld('/telegram');
  await arrive('/telegram');
  await page.clock.runFor(100);
  await page.waitForURL(/version=/);
  await expect.poll(kept).toEqual(['yes', NEWEST['/telegram']]);
  await page.waitForLoadState('networkidle');
  await page.goto('/cookies');
  expect(await kept()).toEqual([null, null]);
});
