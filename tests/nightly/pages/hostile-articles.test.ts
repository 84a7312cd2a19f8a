import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';

const { url } = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

describe('two hundred headings', () => {
  it('leave in sight the link that the keyboard comes to, though the page scrolls with it', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${url}/blog/deux-cents-titres`);
    await page.keyboard.press('Tab');
    await page.locator('.toc[data-live] a').last().focus();
    await page.locator('.toc a[aria-current=true]').waitFor();
    const isInSight = await page.locator('.toc :focus-visible').evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      const contents = link.closest('.toc')?.getBoundingClientRect();
      return contents && top >= contents.top && bottom <= Math.min(contents.bottom, innerHeight);
    });
    expect(isInSight).toBe(true);
    await page.close();
  });

  it('leave the Sommaire where one has scrolled it before they are first looked at', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(() => {
      const Native = IntersectionObserver;
      window.IntersectionObserver = class extends Native {
        constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            addEventListener('first-look', () => report(entries, observer));
          }, options);
        }
      };
    });
    await page.goto(`${url}/blog/deux-cents-titres`);
    const contents = page.locator('.toc[data-live]');
    await contents.evaluate((element) => element.scrollTo(0, 1000));
    await page.evaluate(() => new Promise((painted) => setTimeout(painted, 500)));
    await page.evaluate(() => dispatchEvent(new Event('first-look')));
    expect(await contents.evaluate((element) => element.scrollTop)).toBe(1000);
    await page.close();
  });
});
