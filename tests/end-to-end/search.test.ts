import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { parseManifest } from '../../src/core/search/index-files.ts';
import { launchChromium } from '../../scripts/measure/chromium.ts';
import { newInstallation, type Installation } from '../support/installation.ts';
import { searchPage, type SearchPage } from '../support/search-page.ts';
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

  it('offers categories and news before anything is typed', async () => {
    await search.open();
    expect(await search.status().textContent()).toBe('');
    await page.getByRole('heading', { name: 'Tout juste paru' }).waitFor();
    expect(await page.locator('[data-part=suggestions] .chip').count()).toBeGreaterThan(3);
    expect(await page.locator('[data-part=suggestions] .card').count()).toBe(3);
  });

  it('forgives accents, plurals and one wrong letter', async () => {
    await search.open();
    const [expected] = await search.searchFor('célibataire');
    expect(expected).toContain('Célibataire');
    for (const query of ['celibataires', 'CÉLIBATAIRE', 'celibatiare', 'céliba']) {
      expect((await search.searchFor(query))[0], query).toBe(expected);
    }
  });

  it('marks the words that match, and nothing else', async () => {
    await search.open();
    await search.searchFor('celibataires');
    expect(await page.locator('.results h2 mark').first().textContent()).toBe('Célibataire');
    expect(await page.locator('.results mark').allTextContents()).toSatisfy((marked: string[]) =>
      marked.every((word) => /célibataire/i.test(word)),
    );
  });

  it('says in how many articles it has found the words, and when not all together', async () => {
    await search.open();
    await search.searchFor('karaoké tripes');
    expect(await search.status().textContent()).toMatch(/^Pas tout à la fois, mais \d+ résultats/);
    await search.searchFor('xylophone');
    expect(await search.status().textContent()).toBe(
      'Rien pour «\u00a0xylophone\u00a0». Et pourtant, on a lu de tout.',
    );
    expect(await search.titles()).toEqual([]);
    await page.getByText('On n’a peut-être encore rien écrit là-dessus').waitFor();
    await page.getByRole('heading', { name: 'Tout juste paru' }).waitFor();
  });

  it('shows ten results, then more, and leads the keyboard to the first new one', async () => {
    await search.open('?q=rendez-vous');
    const more = page.getByRole('button', { name: 'Encore des résultats' });
    await more.waitFor();
    expect((await search.titles()).length).toBe(10);
    await more.click();
    await page.locator('.results li').nth(10).waitFor();
    expect(
      await page
        .locator('.results a')
        .nth(10)
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
  });

  it('is driven by keyboard: type, Enter, Tab to a result, Escape to start over', async () => {
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
    await search.field().focus();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Tout juste paru' }).waitFor();
    expect(await search.field().inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  it('finds its query again on the way back from a result', async () => {
    await search.open();
    const [first] = await search.searchFor('ghosting');
    await page.locator('.results a').first().click();
    await page.waitForURL(/\/(?:blog|anecdote)\//);
    await page.goBack();
    await search.outcome('ghosting');
    expect(await search.field().inputValue()).toBe('ghosting');
    expect((await search.titles())[0]).toBe(first);
    expect(await page.title()).toBe('ghosting – Rechercher – Coquelicot');
  });

  it('lets the latest query win over a slower one', async () => {
    const manifest = parseManifest(await (await fetch(`${installation.url}/recherche/index.json`)).json());
    const shardOf = (term: string) => manifest.shards.findLast(([firstTerm]) => firstTerm <= term)?.[1] ?? '';
    const first = shardOf('celibatair');
    expect(shardOf('ruptur')).not.toBe(first);
    const held = Promise.withResolvers<undefined>();
    await page.route(`**/recherche/index/${first}.json`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await search.open();
    await search.field().fill('célibataire ');
    await search.outcome('On fouille…');
    await search.field().fill('rupture ');
    await search.outcome('rupture');
    const late = page.waitForResponse((response) => response.url().includes(first));
    held.resolve(undefined);
    await (await late).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await search.status().textContent()).toContain('rupture');
    expect((await search.titles())[0]).toContain('rupture');
  });

  it.each([
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
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

  it('says that the network fails, keeps the query, and searches again when asked', async () => {
    await search.open();
    await page.route('**/recherche/index/**', (route) => route.abort());
    await search.field().fill('ghosting');
    await search.outcome('La recherche a glissé sur le trottoir');
    await page.unroute('**/recherche/index/**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await search.outcome(/résultats? pour/);
    expect(await search.field().inputValue()).toBe('ghosting');
    expect(await page.getByRole('button', { name: 'Réessayer' }).isHidden()).toBe(true);
  });

  it('starts over with the new index where a host has removed the former one', async () => {
    let manifests = 0;
    await page.route('**/recherche/index.json', (route) => {
      manifests += 1;
      return route.continue();
    });
    // The files that the first manifest names are gone.
    await page.route('**/recherche/index/**', (route) =>
      manifests < 2 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await search.open();
    expect((await search.searchFor('karaoké'))[0]).toContain('karaoké');
    expect(manifests).toBe(2);
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
