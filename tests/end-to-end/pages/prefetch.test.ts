import { describe, expect, inject, it } from 'vitest';
import { linksAhead, LONG_ENOUGH } from '../../support/links-ahead.ts';

const { url } = inject('site');
const ahead = await linksAhead(url);

describe('a link inside the site', () => {
  it('is fetched ahead when a pointer stays on it', async () => {
    await ahead.open('/blog');
    const { page } = ahead;
    const request = page.waitForRequest(`${url}/inscription`);
    await page.locator('main a[href="/inscription"]').first().hover();
    await page.clock.runFor(LONG_ENOUGH);
    expect((await (await request).response())?.status()).toBe(200);
    expect(await ahead.fetched()).toEqual(['/inscription']);
  });

  it('is left alone when the pointer merely passes by', async () => {
    await ahead.open('/');
    await ahead.page.evaluate(() => {
      const pass = (element: Element | null) => element?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      pass(document.querySelector('main a[href="/inscription"]'));
      pass(document.body);
    });
    await ahead.goOver('');
    await expect.poll(ahead.fetched).toEqual(['/cookies']);
  });
});
