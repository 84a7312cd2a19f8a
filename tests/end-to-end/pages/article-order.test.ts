import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

/** Has a category, a description and contents. */
const ARTICLE = '/blog/guide-premier-rendez-vous';

const browser = await workerBrowser();
let page: Page;

beforeAll(async () => {
  page = await browser.newPage();
});
describe('an article', () => {
  it.each([360, 1280])('shows its parts in the order of the specification, %i px wide', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url + ARTICLE);
    const parts = ['.crumbs', 'h1', '.chip', '.dated', '.cover', '.lead', '.prose'];
    const tops = await page
      .locator('.article')
      .evaluate(
        (article, selectors) =>
          selectors.map((selector) => article.querySelector(selector)?.getBoundingClientRect().top),
        width < 1024 ? parts.toSpliced(-1, 0, '.toc') : parts,
      );
    expect(tops).not.toContain(undefined);
    expect(tops).toEqual(tops.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('has its contents beside its description and its text on a wide screen', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(url + ARTICLE);
    const boxes = await Promise.all(
      ['.toc', '.lead', '.prose'].map((selector) => page.locator(selector).first().boundingBox()),
    );
    const [contents, lead, text] = boxes;
    expect(contents?.y).toBeCloseTo(lead?.y ?? 0, -1);
    expect(lead?.x).toBe(text?.x);
    expect((contents?.x ?? 0) + (contents?.width ?? 0)).toBeLessThan(lead?.x ?? 0);
  });

  it('ends with an invitation whose emoji is not underlined', async () => {
    await page.goto(url + ARTICLE);
    const link = page.getByRole('link', { name: '💌 Inscris-toi ici' });
    expect(await link.getAttribute('href')).toBe('/');
    // An inline block takes no part in its link's underline.
    expect(await link.locator('span').evaluate((emoji) => getComputedStyle(emoji).display)).toBe('inline-block');
    expect(await link.locator('span').textContent()).toBe('💌 ');
  });
});
