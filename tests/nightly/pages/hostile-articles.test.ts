import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { bindHyphenTails } from '../../../src/core/text/hyphens.ts';
import { HOSTILE_ARTICLES } from '../../support/articles/hostile.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();

const WIDTHS = [360, 1280];

describe('an article with two hundred headings', () => {
  it('gives each heading an id and a link in the Sommaire', async () => {
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

  it('keeps a link of the Sommaire that receives the focus in sight', async () => {
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

  it('keeps the Sommaire where the reader has scrolled it when the browser first reports the visible headings', async () => {
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

/** Page that opens one article after the other. */
const reader = await browser.newPage();

it.each(HOSTILE_ARTICLES)(
  'the article $slug shows its title, its whole text and the rest of the page, and does not scroll sideways',
  async ({ slug, title, shows, hides }) => {
    await reader.goto(`${url}/blog/${encodeURIComponent(slug)}`);
    expect(await reader.locator('h1').textContent()).toContain(bindHyphenTails(title.trim()));
    expect((await reader.title()).startsWith(title.trim())).toBe(true);
    const text = await reader.locator('.article').innerText();
    let position = 0;
    for (const part of shows) {
      const found = text.indexOf(part, position);
      expect(found, part).toBeGreaterThanOrEqual(0);
      position = found;
    }
    // The article's HTML does not enclose the parts of the page after it.
    expect(await reader.locator('main > .related > #aussi').count()).toBe(1);
    expect(await reader.locator('body > .site-footer').count()).toBe(1);
    const bodies = await reader.locator('.prose').evaluateAll((parts) => parts.map((part) => part.innerHTML).join(''));
    if (hides) expect(bodies).not.toMatch(hides);
    await expectNoOverflow(reader);
  },
);

describe('an article in Arabic', () => {
  it('is laid out from right to left, and the page around the text from left to right', async () => {
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

describe('lists with hostile articles', () => {
  it('do not scroll sideways', async () => {
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

/** Expects a page not to scroll sideways in a narrow and in a wide window. */
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
