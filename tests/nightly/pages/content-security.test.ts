import { describe, expect, inject, it } from 'vitest';
import { watchedPage } from '../../support/watched-page.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();

describe('an attack', () => {
  it.each([
    ['an inline script in the page', '<script>window.bitten = true</script>'],
    ['a handler', '<img src="/favicon.svg" onload="window.bitten = true">'],
    ['a script from elsewhere', '<script src="https://exemple.invalid/x.js"></script>'],
    ['a frame', '<iframe src="https://exemple.invalid/"></iframe>'],
  ])('is blocked and reported: %s', async (_, attack) => {
    const { page, problems } = await watchedPage(browser, url);
    await page.route(`${url}/blog`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${attack}</main>`) });
    });
    await page.goto(`${url}/blog`);
    await expect.poll(() => problems.filter((problem) => problem.startsWith('policy:'))).not.toEqual([]);
    expect(await page.evaluate(() => 'bitten' in window)).toBe(false);
    await page.context().close();
  });
});

describe('browsing', () => {
  it('uses all that a script does on lists and on the landing page', async () => {
    const { page, problems } = await watchedPage(browser, url, { viewport: { width: 360, height: 800 } });
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

  it('uses the resolver of the 404 page', async () => {
    const { page, problems } = await watchedPage(browser, url);
    await page.goto(`${url}/blog/jamais-ecrit`);
    await page.getByRole('heading', { name: 'Article non trouvé' }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
