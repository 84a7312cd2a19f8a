import { expect, inject, it } from 'vitest';
import { bindHyphenTails } from '../../../src/core/text/hyphens.ts';
import { HOSTILE_ARTICLES } from '../../support/articles/hostile.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');
const browser = await workerBrowser();
const page = await browser.newPage({ viewport: { width: 360, height: 800 } });

/** Slugs of an article that tries to end its page early, and of an article that tries to be wider than its page. */
const WORST = new Set(['balises-jamais-fermees', 'trop-large']);

it.each(HOSTILE_ARTICLES.filter(({ slug }) => WORST.has(slug)))(
  'the page of $slug shows its title, whole text and footer, and does not scroll sideways',
  async ({ slug, title, shows, hides }) => {
    await page.goto(`${url}/blog/${slug}`);
    expect(await page.locator('h1').textContent()).toContain(bindHyphenTails(title.trim()));
    expect((await page.title()).startsWith(title.trim())).toBe(true);
    const text = await page.locator('.article').innerText();
    let position = 0;
    for (const part of shows) {
      const found = text.indexOf(part, position);
      expect(found, part).toBeGreaterThanOrEqual(0);
      position = found;
    }
    // The article does not swallow the elements after it.
    expect(await page.locator('main > .related > #aussi').count()).toBe(1);
    expect(await page.locator('body > .site-footer').count()).toBe(1);
    const bodies = await page.locator('.prose').evaluateAll((parts) => parts.map((part) => part.innerHTML).join(''));
    if (hides) expect(bodies).not.toMatch(hides);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
