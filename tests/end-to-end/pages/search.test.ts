import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { searchPage, type SearchPage } from '../../support/search-page.ts';

const newContext = await visitorContexts();
const { url } = inject('site');
let page: Page;
let search: SearchPage;
let complaints: string[];

// Playwright cannot break the network of a service worker.
beforeEach(async () => {
  page = await (await newContext({ serviceWorkers: 'block' })).newPage();
  search = searchPage(page, url);
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
});

afterEach(() => expect(complaints).toEqual([]));

describe('the search page', () => {
  it('is linked in the header, suggests articles, corrects typos, marks matches, and shows markup as text', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${url}/blog`);
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
    await page.waitForURL('**/recherche');
    await page.getByRole('heading', { name: 'Tout juste paru' }).waitFor();
    expect(await page.locator('[data-part=suggestions] .chip').count()).toBeGreaterThan(3);
    expect(await page.locator('[data-part=suggestions] .card').count()).toBe(3);
    const [expected] = await search.searchFor('célibataire');
    expect(expected).toContain('Célibataire');
    expect((await search.searchFor('celibatiares'))[0]).toBe(expected);
    expect(await page.locator('.results h2 mark').first().textContent()).toBe('Célibataire');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await search.searchFor('karaoké tripes');
    expect(await search.status().textContent()).toMatch(/^Pas tout à la fois, mais \d+ résultats/);
    await search.searchFor('xylophone');
    expect(await search.status().textContent()).toBe(
      'Rien pour «\u00a0xylophone\u00a0». Et pourtant, on a lu de tout.',
    );
    expect(await search.titles()).toEqual([]);
    await page.getByRole('heading', { name: 'Tout juste paru' }).waitFor();

    const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await search.searchFor(markup);
    // Waits until the status no longer says that it searches.
    await search.outcome(/«/);
    expect(await search.status().textContent()).toContain(markup);
    // The page's own script is in this part too.
    expect(await page.locator('main script:not([src^="/_astro/"]), main img[onerror]').count()).toBe(0);
  });

  it('works by keyboard, and restores its query when the visitor returns from a result', async () => {
    await search.open();
    await search.field().focus();
    await page.keyboard.type('ghosting');
    await page.keyboard.press('Enter');
    await search.outcome('ghosting');
    expect(new URL(page.url()).search).toBe('?q=ghosting');
    const [first] = await search.titles();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/(?:blog|anecdote)\//);
    await page.goBack();
    await search.outcome('ghosting');
    expect(await search.field().inputValue()).toBe('ghosting');
    expect((await search.titles())[0]).toBe(first);
    expect(await page.title()).toBe('ghosting – Rechercher – Coquelicot');
    await search.field().focus();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Tout juste paru' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});
