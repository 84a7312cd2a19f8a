import { expect, inject, it } from 'vitest';
import { HOVER_TIME, prefetchedLinks } from '../../support/prefetched-links.ts';

const { url } = inject('site');
const links = await prefetchedLinks(url);

it('a link inside the site is prefetched once, when a pointer rests on it or the keyboard focuses it', async () => {
  await links.open('/mentions-legales');
  const { page } = links;
  const link = page.locator('main a[href="/inscription"]').first();
  const request = page.waitForRequest(`${url}/inscription`);
  await link.focus();
  await page.clock.runFor(HOVER_TIME);
  expect((await (await request).response())?.status()).toBe(200);
  await link.blur();
  await link.focus();
  await link.hover();
  await page.clock.runFor(HOVER_TIME);
  await links.hover('<a href="/blog">a</a>');
  expect(await links.fetched()).toEqual(['/inscription', '/blog', '/cookies']);
});

it('a link inside the site is prefetched when a finger touches it', async () => {
  await links.open('/', { hasTouch: true, isMobile: true });
  const { page } = links;
  const request = page.waitForRequest(`${url}/inscription`);
  await page.locator('main a[href="/inscription"]').first().dispatchEvent('touchstart');
  await page.clock.runFor(0);
  await request;
});

it('a link is not prefetched when a pointer only passes over it, or when it leads to no page of the site', async () => {
  await links.open('/anecdotes');
  await links.page.evaluate(() => {
    const pass = (element: Element | null) => element?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    pass(document.querySelector('main a[href="/inscription"]'));
    pass(document.body);
  });
  await links.hover(
    [
      '<a href="/admin">the back office</a>',
      '<a href="/rest/v1/">a data interface</a>',
      '<a href="/rss.xml">a feed</a>',
      '<a href="/blog" download>a download</a>',
      '<a href="#contenu">the page itself</a>',
    ].join(' '),
  );
  await expect.poll(links.fetched).toEqual(['/cookies']);
});

it.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is slow', { saveData: false, effectiveType: 'slow-2g' }],
])('a link is not prefetched when the connection %s', async (_what, connection) => {
  await links.open('/anecdotes', {}, connection);
  await links.hover('<a href="/blog">a</a>');
  expect(await links.fetched()).toEqual([]);
});
