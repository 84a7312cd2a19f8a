import { describe, expect, inject, it } from 'vitest';
import { linksAhead, LONG_ENOUGH } from '../../support/links-ahead.ts';

const { url } = inject('site');
const ahead = await linksAhead(url);

describe('a link inside the site', () => {
  it('is fetched ahead when the keyboard comes to it, once', async () => {
    await ahead.open('/mentions-legales');
    const { page } = ahead;
    const link = page.locator('main a[href="/inscription"]').first();
    const request = page.waitForRequest(`${url}/inscription`);
    await link.focus();
    await page.clock.runFor(LONG_ENOUGH);
    await request;
    await link.blur();
    await link.focus();
    await link.hover();
    await page.clock.runFor(LONG_ENOUGH);
    expect(await ahead.fetched()).toEqual(['/inscription']);
  });

  it('is fetched ahead when a finger touches it', async () => {
    await ahead.open('/', { hasTouch: true, isMobile: true });
    const { page } = ahead;
    const request = page.waitForRequest(`${url}/inscription`);
    await page.locator('main a[href="/inscription"]').first().dispatchEvent('touchstart');
    await page.clock.runFor(0);
    await request;
  });

  it.each([
    ['the back office', '<a href="/admin">a</a>'],
    ['a data interface', '<a href="/rest/v1/">a</a>'],
    ['a feed', '<a href="/rss.xml">a</a>'],
    ['a download', '<a href="/blog" download>a</a>'],
    ['the page itself', '<a href="#contenu">a</a>'],
  ])('is left alone when it leads to %s', async (_what, link) => {
    await ahead.open('/anecdotes');
    await ahead.goOver(link);
    await expect.poll(ahead.fetched).toEqual(['/cookies']);
  });

  it.each([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is slow', { saveData: false, effectiveType: 'slow-2g' }],
  ])('is left alone when the connection %s', async (_what, connection) => {
    await ahead.open('/anecdotes', {}, connection);
    await ahead.goOver('<a href="/blog">a</a>');
    expect(await ahead.fetched()).toEqual([]);
  });
});
