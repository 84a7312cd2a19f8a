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
  it('shows ten results, and moves the focus to the first new result when more are loaded', async () => {
    await search.open('?q=rendez-vous');
    const more = page.getByRole('button', { name: 'Encore des résultats' });
    await more.waitFor();
    expect((await search.titles()).length).toBe(10);
    await more.click();
    const eleventh = page.locator('.results a').nth(10);
    await expect.poll(() => eleventh.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('keeps its results and the focus when loading more fails, and loads more at the next press', async () => {
    await search.open('?q=rendez-vous');
    const more = page.getByRole('button', { name: 'Encore des résultats' });
    await more.waitFor();
    await page.route('**/rpc/search_articles', (route) => route.abort());
    await more.press('Enter');
    await search.outcome('La recherche a glissé sur le trottoir');
    expect((await search.titles()).length).toBe(10);
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.unroute('**/rpc/search_articles');
    await page.keyboard.press('Enter');
    await search.outcome(/résultats? pour/);
    expect((await search.titles()).length).toBeGreaterThan(10);
  });

  it('says that the network fails, keeps the query, and searches again when asked', async () => {
    await search.open();
    await page.route('**/rpc/search_articles', (route) => route.abort());
    await search.field().fill('ghosting');
    await search.outcome('La recherche a glissé sur le trottoir');
    await page.unroute('**/rpc/search_articles');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await search.outcome(/résultats? pour/);
    expect(await search.field().inputValue()).toBe('ghosting');
  });
});
