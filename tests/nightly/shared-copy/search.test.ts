import { expect, inject, it } from 'vitest';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { searchPage } from '../../support/search-page.ts';

const newContext = await visitorContexts();
const { url } = inject('sharedCopy');

it('the search page keeps the results of the latest query when an earlier query is answered later', async () => {
  // Playwright cannot hold requests of a service worker.
  const page = await (await newContext({ serviceWorkers: 'block' })).newPage();
  const search = searchPage(page, url);
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

it('the search page cuts a query of 10,000 characters to 200, and treats special characters as text', async () => {
  const page = await (await newContext()).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const search = searchPage(page, url);
  await search.open(`?q=${'x'.repeat(10_000)}`);
  await search.outcome('Rien pour');
  expect(await search.field().inputValue()).toHaveLength(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const query of ['\ud83d'.toWellFormed(), '__proto__ constructor', '(.*)+$[\\']) {
    await search.field().fill(query);
    await search.outcome(query);
  }
  expect(errors).toEqual([]);
});

it('the search page says without script that it needs JavaScript, and links to all anecdotes', async () => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${url}/recherche?q=ghosting`);
  const notice = page.locator('noscript .notice');
  await notice.waitFor();
  expect(await notice.textContent()).toContain('La recherche a besoin de JavaScript');
  await notice.getByRole('link', { name: 'toutes les anecdotes' }).click();
  await page.waitForURL('**/anecdotes');
});
