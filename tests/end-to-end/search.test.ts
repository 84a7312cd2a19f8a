import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseManifest } from '../../src/core/search/index-files.ts';
import { launchChromium } from '../../scripts/measure/chromium.ts';
import { newInstallation, settledPublication, type Installation, type RunningCopy } from '../support/installation.ts';
import { eventually } from '../support/test-backend.ts';

let installation: Installation;
let copy: RunningCopy;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [installation, browser] = await Promise.all([newInstallation(), launchChromium()]);
  copy = await installation.start();
});

afterAll(async () => {
  await browser.close();
  await copy.stop();
  installation.remove();
});

/** Playwright cannot break the network of a service worker: only the tests that need one let it in. */
async function newVisit(serviceWorkers: 'allow' | 'block'): Promise<void> {
  context = await browser.newContext({ serviceWorkers });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
}

afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

const field = () => page.getByRole('searchbox', { name: 'Rechercher dans le magazine' });
const status = () => page.getByRole('status');
const titles = () => page.locator('.results h2').allTextContents();

async function open(query = ''): Promise<void> {
  await page.goto(`${installation.url}/recherche${query}`);
}

/** Waits for what is said of the results of a query. */
async function outcome(text: string | RegExp): Promise<void> {
  await status().filter({ hasText: text }).waitFor();
}

async function searchFor(query: string): Promise<string[]> {
  await field().fill(query);
  await outcome(query.trim());
  return titles();
}

describe('the search page', () => {
  beforeEach(() => newVisit('block'));

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
    await open();
    expect(await status().textContent()).toBe('');
    await page.getByRole('heading', { name: 'Tout juste paru' }).waitFor();
    expect(await page.locator('[data-part=suggestions] .chip').count()).toBeGreaterThan(3);
    expect(await page.locator('[data-part=suggestions] .card').count()).toBe(3);
  });

  it('forgives accents, plurals and one wrong letter', async () => {
    await open();
    const [expected] = await searchFor('célibataire');
    expect(expected).toContain('Célibataire');
    for (const query of ['celibataires', 'CÉLIBATAIRE', 'celibatiare', 'céliba']) {
      expect((await searchFor(query))[0], query).toBe(expected);
    }
  });

  it('marks the words that match, and nothing else', async () => {
    await open();
    await searchFor('celibataires');
    expect(await page.locator('.results h2 mark').first().textContent()).toBe('Célibataire');
    expect(await page.locator('.results mark').allTextContents()).toSatisfy((marked: string[]) =>
      marked.every((word) => /célibataire/i.test(word)),
    );
  });

  it('says in how many articles it has found the words, and when not all together', async () => {
    await open();
    await searchFor('karaoké tripes');
    expect(await status().textContent()).toMatch(/^Pas tout à la fois, mais \d+ résultats/);
    await searchFor('xylophone');
    expect(await status().textContent()).toBe('Rien pour «\u00a0xylophone\u00a0». Et pourtant, on a lu de tout.');
    expect(await titles()).toEqual([]);
    await page.getByText('Tes mots sont peut-être encore à écrire').waitFor();
    await page.getByRole('heading', { name: 'Tout juste paru' }).waitFor();
  });

  it('shows ten results, then more, and leads the keyboard to the first new one', async () => {
    await open('?q=rendez-vous');
    const more = page.getByRole('button', { name: 'Encore des résultats' });
    await more.waitFor();
    expect((await titles()).length).toBe(10);
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
    await open();
    await field().focus();
    await page.keyboard.type('ghosting');
    await page.keyboard.press('Enter');
    await outcome('ghosting');
    expect(new URL(page.url()).search).toBe('?q=ghosting');
    const [first] = await titles();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first);
    await field().focus();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Tout juste paru' }).waitFor();
    expect(await field().inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  it('finds its query again on the way back from a result', async () => {
    await open();
    const [first] = await searchFor('ghosting');
    await page.locator('.results a').first().click();
    await page.waitForURL(/\/(?:blog|anecdote)\//);
    await page.goBack();
    await outcome('ghosting');
    expect(await field().inputValue()).toBe('ghosting');
    expect((await titles())[0]).toBe(first);
    expect(await page.title()).toBe('ghosting – Rechercher – Coquelicot');
  });

  it('lets the latest query win over a slower one', async () => {
    const manifest = parseManifest(await (await fetch(`${installation.url}/recherche/index.json`)).json());
    const [[, first] = ['', ''], [second] = ['', '']] = manifest.shards;
    expect('karaoke' < second && second <= 'rupture').toBe(true);
    const held = Promise.withResolvers<undefined>();
    await page.route(`**/recherche/index/${first}.json`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await open();
    await field().fill('karaoké ');
    await outcome('On fouille…');
    await field().fill('rupture ');
    await outcome('rupture');
    const late = page.waitForResponse((response) => response.url().includes(first));
    held.resolve(undefined);
    await (await late).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await status().textContent()).toContain('rupture');
    expect((await titles())[0]).toContain('rupture');
  });

  it.each([
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['an odd surrogate', '\ud83d'],
    ['the name of a prototype', '__proto__ constructor'],
    ['punctuation alone', '«\u00a0!?…\u00a0»'],
    ['a pattern', '(.*)+$[\\'],
  ])('takes a query made of %s as text', async (_what, query) => {
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    await open(`?q=${encodeURIComponent(query.toWellFormed())}`);
    // Not yet while it says that it searches.
    await outcome(/«/);
    expect(await status().textContent()).toContain(query.toWellFormed().slice(0, 200).trim());
    // The page's own script stands there too.
    expect(await page.locator('main script:not([src^="/_astro/"]), main img[onerror]').count()).toBe(0);
  });

  it('reads the first 200 characters of a query of 10,000', async () => {
    await open(`?q=${'x'.repeat(10_000)}`);
    await outcome('Rien pour');
    expect(await field().inputValue()).toHaveLength(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('says that the network fails, keeps the query, and searches again when asked', async () => {
    await open();
    await page.route('**/recherche/index/**', (route) => route.abort());
    await field().fill('ghosting');
    await outcome('La recherche a glissé sur le trottoir');
    await page.unroute('**/recherche/index/**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await outcome(/résultats? pour/);
    expect(await field().inputValue()).toBe('ghosting');
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
    await open();
    expect((await searchFor('karaoké'))[0]).toContain('karaoké');
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

describe('without network', () => {
  beforeEach(() => newVisit('allow'));

  /** Opens the page and waits until it has kept what it needs. */
  async function visitOnce(): Promise<void> {
    await open();
    await eventually(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration('/recherche');
          const cache = await caches.open('search-1');
          const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
          const manifest = await (await cache.match('/recherche/index.json'))?.json();
          return (
            registration?.active?.state === 'activated' &&
            manifest !== undefined &&
            kept.filter((pathname) => pathname.startsWith('/recherche/index/')).length ===
              manifest.shards.length + manifest.documents.length
          );
        }),
      'the search is kept',
    );
  }

  it('still searches, in a page opened offline, and says what does not work', async () => {
    await visitOnce();
    await context.setOffline(true);
    await open('?q=celibataires');
    await outcome('celibataires');
    expect((await titles())[0]).toContain('Célibataire');
    expect((await searchFor('ghosté')).length).toBeGreaterThan(0);
    await page.getByText('Tu es hors ligne').waitFor();
    const covers = page.locator('.results img');
    await eventually(
      () =>
        covers.evaluateAll((images: HTMLImageElement[]) =>
          images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
        ),
      'every cover is drawn',
    );
    await context.setOffline(false);
    await page.getByText('Tu es hors ligne').waitFor({ state: 'hidden' });
  });

  it('looks after no other page', async () => {
    await visitOnce();
    await page.goto(`${installation.url}/blog`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await context.setOffline(true);
    await expect(page.goto(`${installation.url}/anecdotes`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });

  it('shows what is published as soon as there is network, and drops what is stale', async () => {
    await visitOnce();
    const keptFiles = () =>
      page.evaluate(async () => (await (await caches.open('search-1')).keys()).map(({ url }) => new URL(url).pathname));
    const before = await keptFiles();
    const operator = installation.operator();
    const { error } = await operator.from('blog_posts').insert({
      title: 'Le zèbre de la rue des Lilas',
      description: 'Une rencontre rayée.',
      content: '<p>Il broutait.</p>',
      slug: 'zebre-de-la-rue-des-lilas',
      content_type: 'anecdote',
      status: 'published',
      published_at: '2026-01-15T08:00:00Z',
    });
    expect(error).toBeNull();
    expect(await settledPublication(operator)).toMatchObject({ state: 'online' });
    await visitOnce();
    expect(await searchFor('zèbres')).toEqual(['Le zèbre de la rue des Lilas']);
    await eventually(async () => {
      const after = await keptFiles();
      const shards = (files: string[]) => files.filter((pathname) => pathname.startsWith('/recherche/index/'));
      return shards(after).length === shards(before).length && shards(after).some((file) => !before.includes(file));
    }, 'the index of the former publication is dropped');
  });

  it('searches offline what it has kept, after a publication that it has only begun to read', async () => {
    await visitOnce();
    const operator = installation.operator();
    // Another word of the index changes with it, in a file that the search for the zebra does not read.
    const title = 'Le zèbre au karaoké';
    await operator.from('blog_posts').update({ title }).eq('slug', 'zebre-de-la-rue-des-lilas');
    expect(await settledPublication(operator)).toMatchObject({ state: 'online' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await searchFor('zèbre')).toContain(title);
    await context.setOffline(true);
    await open('?q=karaoke');
    await outcome('karaoke');
    expect((await titles())[0]).toContain('karaoké');
  });

  it('serves the parts of a former index to a page that was open meanwhile', async () => {
    await open();
    await searchFor('ghosting');
    const [address] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/recherche/index/')),
    );
    const operator = installation.operator();
    await operator.from('blog_posts').update({ title: 'Le zèbre est parti' }).eq('slug', 'zebre-de-la-rue-des-lilas');
    expect(await settledPublication(operator)).toMatchObject({ state: 'online' });
    const response = await fetch(String(address));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});
