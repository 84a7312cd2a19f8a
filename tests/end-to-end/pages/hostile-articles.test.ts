import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { bindHyphenTails } from '../../../src/core/text/hyphens.ts';
import { HOSTILE_ARTICLES } from '../../support/articles/hostile.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');
const browser = await workerBrowser();

describe('an article', () => {
  let page: Page;

  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  });

  it.each(HOSTILE_ARTICLES.filter(({ slug }) => slug !== 'cinq-megaoctets'))(
    '$slug is whole: title, text to its end, frame, and never scrolls sideways',
    async ({ slug, title, shows, hides }) => {
      await page.goto(`${url}/blog/${encodeURIComponent(slug)}`);
      expect(await page.locator('h1').textContent()).toContain(bindHyphenTails(title.trim()));
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
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
  );
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
