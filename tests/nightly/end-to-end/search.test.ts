import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../tools/measure/chromium.ts';
import { newInstallation, type Installation } from '../../support/installation.ts';
import { searchPage, type SearchPage } from '../../support/search-page.ts';
let installation: Installation;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let search: SearchPage;
let complaints: string[];

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
  browser = await launchChromium();
  await installation.start();
});

afterAll(async () => {
  await browser.close();
  await installation.remove();
});

// Playwright cannot break the network of a service worker.
beforeEach(async () => {
  context = await browser.newContext({ serviceWorkers: 'block' });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  search = searchPage(page, installation.url);
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

describe('the search page', () => {
  it('is a click away, at every width, without opening the menu', async () => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${installation.url}/blog`);
      const link = page.getByRole('banner').getByRole('link', { name: 'Rechercher' });
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
      await link.click();
      await page.waitForURL('**/recherche');
      expect(await link.getAttribute('aria-current')).toBe('page');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

  it('forgives accents, plurals and one wrong letter', async () => {
    await search.open();
    const [expected] = await search.searchFor('célibataire');
    expect(expected).toContain('Célibataire');
    for (const query of ['celibataires', 'CÉLIBATAIRE', 'celibatiare', 'céliba']) {
      expect((await search.searchFor(query))[0], query).toBe(expected);
    }
  });

  it('lets the latest query win over a slower one', async () => {
    const held = Promise.withResolvers<undefined>();
    await page.route('**/rpc/search_articles', async (route) => {
      if (route.request().postData()?.includes('célibataire')) await held.promise;
      await route.continue().catch(() => undefined);
    });
    await search.open();
    await search.field().fill('célibataire ');
    await search.outcome('On fouille…');
    await search.field().fill('rupture ');
    await search.outcome('rupture');
    held.resolve(undefined);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await search.status().textContent()).toContain('rupture');
    expect((await search.titles())[0]).toContain('rupture');
  });

  it.each([
    ['an odd surrogate', '\ud83d'],
    ['the name of a prototype', '__proto__ constructor'],
    ['punctuation alone', '«\u00a0!?…\u00a0»'],
    ['a pattern', '(.*)+$[\\'],
  ])('takes a query made of %s as text', async (_what, query) => {
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    await search.open(`?q=${encodeURIComponent(query.toWellFormed())}`);
    // Not yet while it says that it searches.
    await search.outcome(/«/);
    expect(await search.status().textContent()).toContain(query.toWellFormed().slice(0, 200).trim());
    // The page's own script stands there too.
    expect(await page.locator('main script:not([src^="/_astro/"]), main img[onerror]').count()).toBe(0);
  });

  it('reads the first 200 characters of a query of 10,000', async () => {
    await search.open(`?q=${'x'.repeat(10_000)}`);
    await search.outcome('Rien pour');
    expect(await search.field().inputValue()).toHaveLength(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('says without scripts where to read on', async () => {
    const bare = await browser.newContext({ javaScriptEnabled: false });
    const barePage = await bare.newPage();
    await barePage.goto(`${installation.url}/recherche?q=ghosting`);
    const notice = barePage.locator('noscript .notice');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('La recherche a besoin de JavaScript');
    await notice.getByRole('link', { name: 'toutes les anecdotes' }).click();
    await barePage.waitForURL('**/anecdotes');
    await bare.close();
  });
});
