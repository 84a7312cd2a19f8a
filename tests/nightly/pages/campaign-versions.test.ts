import { expect, inject, it } from 'vitest';
import { campaignVisit, NEWEST_VERSIONS, OLD_VERSION } from '../../support/cached-campaign.ts';

const { url } = inject('site');
const visit = await campaignVisit(url);
const { serveOld, arrive, kept, version } = visit;

const address = '/telegram';

it('an outdated page reloads itself once, although the cache keeps answering with the old version', async () => {
  await serveOld(address, Infinity);
  await arrive(address);
  // The page sets its new address before it reloads itself.
  const reloaded = visit.page.waitForEvent('load');
  await visit.page.clock.runFor(100);
  await reloaded;
  for (let more = 0; more < 3; more += 1) {
    await visit.page.clock.runFor(1_000);
    await visit.page.reload();
  }
  await visit.page.clock.runFor(1_000);
  // The first visit, the page's own reload, and the visitor's three reloads.
  expect(visit.visited).toHaveLength(5);
  expect(await version()).toBe(OLD_VERSION);
});

it('an outdated page does not reload itself when the visitor comes back to it', async () => {
  await serveOld(address, Infinity);
  await arrive(address);
  await visit.page.goto('/cookies');
  await visit.page.goBack();
  await visit.page.waitForLoadState('networkidle');
  await visit.page.clock.runFor(10_000);
  expect(visit.visited.filter((visit) => visit.includes('version='))).toEqual([]);
});

it('an outdated page that has reloaded itself leaves no record in session storage on the visitor’s next page', async () => {
  await serveOld(address);
  await arrive(address);
  await visit.page.clock.runFor(100);
  await visit.page.waitForURL(/version=/);
  await expect.poll(kept).toEqual(['yes', NEWEST_VERSIONS[address]]);
  await visit.page.waitForLoadState('networkidle');
  await visit.page.goto('/cookies');
  expect(await kept()).toEqual([null, null]);
});
