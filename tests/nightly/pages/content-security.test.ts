import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { watchedPage } from '../../support/watched-page.ts';

const { url } = inject('site');

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

describe('an attack', () => {
  it.each([
    ['an inline script in the page', '<script>window.bitten = true</script>'],
    ['a handler', '<img src="/favicon.svg" onload="window.bitten = true">'],
    ['a script from elsewhere', '<script src="https://exemple.invalid/x.js"></script>'],
    ['a frame', '<iframe src="https://exemple.invalid/"></iframe>'],
  ])('is blocked and reported: %s', async (_, attack) => {
    const { page, problems } = await watchedPage(browser, url);
    await page.route(`${url}/blog`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${attack}</main>`) });
    });
    await page.goto(`${url}/blog`);
    await expect.poll(() => problems.filter((problem) => problem.startsWith('policy:'))).not.toEqual([]);
    expect(await page.evaluate(() => 'bitten' in window)).toBe(false);
    await page.context().close();
  });
});
