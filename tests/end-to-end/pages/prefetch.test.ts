import { describe, expect, inject, it } from 'vitest';
import { HOVER_TIME, prefetchedLinks } from '../../support/prefetched-links.ts';

const { url } = inject('site');
const links = await prefetchedLinks(url);

describe('a link inside the site', () => {
  it('is prefetched when a pointer stays on it', async () => {
    await links.open('/blog');
    const { page } = links;
    const request = page.waitForRequest(`${url}/inscription`);
    await page.locator('main a[href="/inscription"]').first().hover();
    await page.clock.runFor(HOVER_TIME);
    expect((await (await request).response())?.status()).toBe(200);
    expect(await links.fetched()).toEqual(['/inscription']);
  });

  it('is left alone when the pointer merely passes by', async () => {
    await links.open('/');
    await links.page.evaluate(() => {
      const pass = (element: Element | null) => element?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      pass(document.querySelector('main a[href="/inscription"]'));
      pass(document.body);
    });
    await links.hover('');
    await expect.poll(links.fetched).toEqual(['/cookies']);
  });
});
