import { expect, inject, it } from 'vitest';
import { PAGE_KINDS } from '../../../tools/measure/page-kinds.ts';
import { isOwnLayout } from '../../support/page-visit.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();

it('without JavaScript, every kind of page shows its title, its headings and its footer', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
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
  await page.goto(`${url}/blog/jamais-ecrit`);
  expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true);
  expect(await page.getByText('Article non trouvé').isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}/blog/ecrire-une-bio`);
  expect(await page.locator('.toc a').first().isVisible(), 'the Sommaire beside its text').toBe(true);
});
