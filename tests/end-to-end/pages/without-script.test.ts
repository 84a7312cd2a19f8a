import type { Page } from 'playwright';
import { beforeEach, afterEach, describe, expect, inject, it } from 'vitest';
import { PAGE_KINDS } from '../../../tools/measure/page-kinds.ts';
import { isOwnLayout } from '../../support/page-visit.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');
const browser = await workerBrowser();
let page: Page;

beforeEach(async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  page = await context.newPage();
});

afterEach(() => page.context().close());

describe('without JavaScript', () => {
  it('every kind of page shows its title and its frame, and hides nothing', async () => {
    for (const { address } of PAGE_KINDS.filter(isOwnLayout)) {
      await page.goto(url + address);
      const shown = await page.evaluate(() => {
        const isShown = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return {
          titles: [...document.querySelectorAll('h1')].filter(isShown).length,
          footers: [...document.querySelectorAll('.site-footer')].filter(isShown).length,
          hidden: [...document.querySelectorAll('main h2')]
            .filter((heading) => !isShown(heading))
            .map(({ textContent }) => textContent),
        };
      });
      expect(shown, address).toEqual({ titles: 1, footers: 1, hidden: [] });
    }
  });

  it('the menu of a narrow screen opens', async () => {
    await page.goto(url);
    const link = page.locator('#menu').getByRole('link', { name: 'Anecdotes' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await link.click();
    expect(page.url()).toBe(`${url}/anecdotes`);
  });

  it('questions open', async () => {
    await page.goto(url);
    const question = page.locator('.question').first();
    await question.locator('summary').click();
    expect(await question.locator('p').isVisible()).toBe(true);
  });

  it('sections that rise into view are there from the start', async () => {
    await page.goto(url);
    const sections = await page.locator('[data-reveal]').all();
    expect(sections.length).toBeGreaterThan(3);
    for (const section of sections) {
      expect(await section.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    }
  });

  it('favourites scroll, and show no arrow that does nothing', async () => {
    await page.goto(`${url}/blog`);
    expect(await page.locator('.favourites .arrows').isVisible()).toBe(false);
    const last = page.locator('.favourites li').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect(box && box.x >= 0 && box.x < 360).toBe(true);
  });

  it('lists turn their pages', async () => {
    await page.goto(`${url}/blog`);
    await page.locator('a[rel=next]').click();
    expect(page.url()).toBe(`${url}/blog/page/2`);
    await page.locator('a[rel=prev]').click();
    expect(page.url()).toBe(`${url}/blog`);
  });

  it('articles are whole, with a Sommaire that leads, and no button that does nothing', async () => {
    await page.goto(`${url}/blog/ecrire-une-bio`);
    expect(await page.locator('.share button:visible').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Envoyer par e-mail' }).isVisible()).toBe(true);
    await page.locator('.toc summary').click();
    const entry = page.locator('.toc a').last();
    const target = await entry.getAttribute('href');
    await entry.click();
    expect(new URL(page.url()).hash).toBe(encodeURI(target ?? ''));
    expect(await page.locator('.prose').last().isVisible()).toBe(true);
  });

  it('the Sommaire stands open beside the text of a wide screen', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${url}/blog/ecrire-une-bio`);
    expect(await page.locator('.toc a').first().isVisible()).toBe(true);
  });

  it('the 404 page says so', async () => {
    const response = await page.goto(`${url}/blog/jamais-ecrit`);
    expect(response?.status()).toBe(404);
    expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true);
    expect(await page.getByText('Article non trouvé').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    expect(page.url()).toBe(`${url}/`);
  });
});
