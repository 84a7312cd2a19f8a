import { describe, expect, inject, it } from 'vitest';
import { watchedPage } from '../../support/watched-page.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();

it('the policy of a page blocks and reports injected scripts, event handlers and frames', async () => {
  const { page, problems } = await watchedPage(browser, url);
  const attacks = [
    '<script>window.bitten = true</script>',
    '<img src="/favicon.svg" onload="window.bitten = true">',
    '<script src="https://exemple.invalid/x.js"></script>',
    '<iframe src="https://exemple.invalid/"></iframe>',
  ];
  await page.route(`${url}/blog`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</main>', `${attacks.join('')}</main>`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${url}/blog`);
  const reports = () =>
    problems.filter((problem) => problem.startsWith('policy:')).map((problem) => problem.split(' ')[1]);
  await expect
    .poll(async () => reports().toSorted())
    .toEqual(['frame-src', 'script-src-attr', 'script-src-elem', 'script-src-elem']);
  expect(await page.evaluate(() => 'bitten' in window)).toBe(false);
  await page.context().close();
});

describe('the policy of a page', () => {
  it('allows the menu, the favourites, prefetched links and the questions without an error', async () => {
    const { page, problems } = await watchedPage(browser, url, {
      viewport: { width: 360, height: 800 },
      reducedMotion: 'reduce',
    });
    await page.goto(url);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Blog' }).click();
    const next = page.locator('.favourites button').last();
    await next.click();
    await page.locator('.favourites button').first().and(page.locator(':enabled')).waitFor();
    await page.locator('a[rel=next]').hover();
    await page.locator('a[rel=next]').click();
    await page.waitForURL(`${url}/blog/page/2`);
    await page.goto(url);
    const question = page.locator('.question').first();
    await question.locator('summary').click();
    await question.locator('p').waitFor();
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('allows the 404 page to look up an address without an error', async () => {
    const { page, problems } = await watchedPage(browser, url);
    await page.goto(`${url}/blog/jamais-ecrit`);
    await page.getByRole('heading', { name: 'Article non trouvé' }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
