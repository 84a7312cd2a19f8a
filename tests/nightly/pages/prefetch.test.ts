import { describe, expect, inject, it } from 'vitest';
import { HOVER_TIME, prefetchedLinks } from '../../support/prefetched-links.ts';

const { url } = inject('site');
const links = await prefetchedLinks(url);

describe('a link inside the site', () => {
  it('is prefetched when the keyboard comes to it, once', async () => {
    await links.open('/mentions-legales');
    const { page } = links;
    const link = page.locator('main a[href="/inscription"]').first();
    const request = page.waitForRequest(`${url}/inscription`);
    await link.focus();
    await page.clock.runFor(HOVER_TIME);
    await request;
    await link.blur();
    await link.focus();
    await link.hover();
    await page.clock.runFor(HOVER_TIME);
    expect(await links.fetched()).toEqual(['/inscription']);
  });

  it('is prefetched when a finger touches it', async () => {
    await links.open('/', { hasTouch: true, isMobile: true });
    const { page } = links;
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
    await links.open('/anecdotes');
    await links.hover(link);
    await expect.poll(links.fetched).toEqual(['/cookies']);
  });

  it.each([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is slow', { saveData: false, effectiveType: 'slow-2g' }],
  ])('is left alone when the connection %s', async (_what, connection) => {
    await links.open('/anecdotes', {}, connection);
    await links.hover('<a href="/blog">a</a>');
    expect(await links.fetched()).toEqual([]);
  });
});
