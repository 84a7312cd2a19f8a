import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { SEARCH_CACHE } from '../../../src/core/privacy/storage-keys.ts';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { newInstallation, settledPublication, type Installation } from '../../support/installation.ts';
import { searchPage, type SearchPage } from '../../support/search-page.ts';
import { eventually } from '../../support/test-backend.ts';

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

beforeEach(async () => {
  context = await browser.newContext({ serviceWorkers: 'allow' });
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

describe('the search page without network', () => {
  /** Opens the page and waits until it has kept what it needs. */
  async function visitOnce(): Promise<void> {
    await search.open();
    await eventually(
      () =>
        page.evaluate(async (cacheName) => {
          const registration = await navigator.serviceWorker.getRegistration('/recherche');
          const cache = await caches.open(cacheName);
          const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
          const manifest = await (await cache.match('/recherche/index.json'))?.json();
          return (
            registration?.active?.state === 'activated' &&
            manifest !== undefined &&
            kept.filter((pathname) => pathname.startsWith('/recherche/index/')).length ===
              manifest.shards.length + manifest.documents.filter(Boolean).length
          );
        }, SEARCH_CACHE),
      'the search is kept',
    );
  }

  it('still searches, in a page opened offline, and says what does not work', async () => {
    await visitOnce();
    await context.setOffline(true);
    await search.open('?q=celibataires');
    await search.outcome('celibataires');
    expect((await search.titles())[0]).toContain('Célibataire');
    expect((await search.searchFor('ghosté')).length).toBeGreaterThan(0);
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
      page.evaluate(
        async (cacheName) => (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url).pathname),
        SEARCH_CACHE,
      );
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
    expect(await search.searchFor('zèbres')).toEqual(['Le zèbre de la rue des Lilas']);
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
    expect(await search.searchFor('zèbre')).toContain(title);
    await context.setOffline(true);
    await search.open('?q=karaoke');
    await search.outcome('karaoke');
    expect((await search.titles())[0]).toContain('karaoké');
  });

  it('serves the parts of a former index to a page that was open meanwhile', async () => {
    await search.open();
    await search.searchFor('ghosting');
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
