import { expect, inject, it } from 'vitest';
import { campaignVisit, NEWEST_VERSIONS, OLD_VERSION } from '../../support/cached-campaign.ts';

const { url } = inject('site');
const visit = await campaignVisit(url);

it.each(Object.entries(NEWEST_VERSIONS))('%s states its version, and forbids caching', async (address, newest) => {
  const html = await (await fetch(url + address)).text();
  expect(html).toContain(`<meta name="page-version" content="${newest}">`);
  for (const [header, value] of [
    ['Cache-Control', 'no-cache, no-store, must-revalidate'],
    ['Pragma', 'no-cache'],
    ['Expires', '0'],
  ]) {
    expect(html).toContain(`<meta http-equiv="${header}" content="${value}">`);
  }
});

it('a campaign reloads once, after 100 ms, when a cache has served an old version', async () => {
  const address = '/telegram';
  const newest = NEWEST_VERSIONS[address];
  const { serveOld, arrive, kept, version } = visit;
  await serveOld(address);
  await arrive(`${address}?utm_source=canal#bas`);
  expect(await version()).toBe(OLD_VERSION);
  await visit.page.clock.runFor(99);
  expect(visit.visited).toHaveLength(1);
  await visit.page.clock.runFor(1);
  await visit.page.waitForURL(/version=/);
  const { pathname, searchParams, hash } = new URL(visit.page.url());
  expect([pathname, hash, searchParams.get('utm_source')]).toEqual([address, '#bas', 'canal']);
  expect([searchParams.get('version'), searchParams.get('timestamp')]).toEqual([
    newest,
    expect.stringMatching(/^\d{13}$/),
  ]);
  await expect.poll(version).toBe(newest);
  expect(await kept()).toEqual(['yes', newest]);
  await visit.page.clock.runFor(10_000);
  expect(visit.visited).toHaveLength(2);
});
