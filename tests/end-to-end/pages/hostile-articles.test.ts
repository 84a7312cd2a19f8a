import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { holdTails } from '../../../src/core/text/hyphens.ts';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { HOSTILE_ARTICLES } from '../../support/articles/hostile.ts';

const { url } = inject('site');
const WIDTHS = [360, 768, 1280];
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

describe.each(HOSTILE_ARTICLES)('the article $slug', ({ slug, title, shows, hides }) => {
  const address = `${url}/blog/${encodeURIComponent(slug)}`;

  it('is whole: title, text to its end, frame, and never scrolls sideways', async () => {
    const page = await browser.newPage();
    await page.goto(address);
    expect(await page.locator('h1').textContent()).toContain(holdTails(title.trim()));
    expect((await page.title()).startsWith(title.trim())).toBe(true);
    const text = await page.locator('.article').innerText();
    let position = 0;
    for (const part of shows) {
      const found = text.indexOf(part, position);
      expect(found, part).toBeGreaterThanOrEqual(0);
      position = found;
    }
    // Nothing of the article swallows what comes after it.
    expect(await page.locator('main > .related > #aussi').count()).toBe(1);
    expect(await page.locator('body > .site-footer').count()).toBe(1);
    const bodies = await page.locator('.prose').evaluateAll((parts) => parts.map((part) => part.innerHTML).join(''));
    if (hides) expect(bodies).not.toMatch(hides);
    await expectNoOverflow(page);
    await page.close();
  });
});

describe('lists that hold them', () => {
  it('never scroll sideways either', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/blog`);
    for (;;) {
      await expectNoOverflow(page);
      const next = page.locator('a[rel=next]');
      if ((await next.count()) === 0) break;
      const address = await next.getAttribute('href');
      await next.click();
      // The click does not wait for the page that it leads to.
      await page.waitForURL(`${url}${address}`);
    }
    expect(new URL(page.url()).pathname).toMatch(/^\/blog\/page\/\d+$/);
    await page.close();
  });
});

describe('two hundred headings', () => {
  it('have an id each, and an entry each in the Sommaire', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(`${url}/blog/deux-cents-titres`);
    const ids = await page.locator('.prose :is(h2, h3)').evaluateAll((headings) => headings.map(({ id }) => id));
    expect(new Set(ids).size).toBe(200);
    const links = page.locator('.toc a');
    expect(await links.evaluateAll((entries) => entries.map((entry) => entry.getAttribute('href')))).toEqual(
      ids.map((id) => `#${id}`),
    );
    await links.last().focus();
    await page.keyboard.press('Enter');
    await page.locator('.toc li:last-child a[aria-current=true]').waitFor();
    await page.close();
  });
});

describe('text from right to left', () => {
  it('reads in its own direction, whatever stands around', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/blog/لقاء-أول`);
    const directionOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
    expect(await directionOf('h1')).toBe('rtl');
    expect(await directionOf('.prose')).toBe('rtl');
    expect(await directionOf('.crumbs')).toBe('ltr');
    expect(await directionOf('.share')).toBe('ltr');
    await page.close();
  });
});

/** Looks at a page as it is in windows of every width. */
async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const [inner, overflow] = await page.evaluate(() => [
      innerWidth,
      Math.max(0, document.documentElement.scrollWidth - innerWidth),
    ]);
    expect([inner, overflow], page.url()).toEqual([width, 0]);
  }
}
