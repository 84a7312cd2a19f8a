import { expect, inject, it } from 'vitest';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();

it('an article shows its parts in the specified order, with contents beside the text on a wide screen', async () => {
  const page = await browser.newPage();
  // Has a category, a description and contents.
  await page.goto(`${url}/blog/guide-premier-rendez-vous`);
  const parts = ['.crumbs', 'h1', '.chip', '.dated', '.cover', '.lead', '.prose'];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .locator('.article')
      .evaluate(
        (article, selectors) =>
          selectors.map((selector) => article.querySelector(selector)?.getBoundingClientRect().top),
        width < 1024 ? parts.toSpliced(-1, 0, '.toc') : parts,
      );
    expect(tops, `${width} px`).not.toContain(undefined);
    expect(tops, `${width} px`).toEqual(tops.toSorted((a, b) => Number(a) - Number(b)));
  }
  const [contents, lead, text] = await Promise.all(
    ['.toc', '.lead', '.prose'].map((selector) => page.locator(selector).first().boundingBox()),
  );
  expect(contents?.y).toBeCloseTo(lead?.y ?? 0, -1);
  expect(lead?.x).toBe(text?.x);
  expect((contents?.x ?? 0) + (contents?.width ?? 0)).toBeLessThan(lead?.x ?? 0);

  const invitation = page.getByRole('link', { name: '💌 Inscris-toi ici' });
  expect(await invitation.getAttribute('href')).toBe('/');
  // An inline block takes no part in its link's underline.
  expect(await invitation.locator('span').evaluate((emoji) => getComputedStyle(emoji).display)).toBe('inline-block');
  expect(await invitation.locator('span').textContent()).toBe('💌 ');
});
