import { describe, expect, inject, it } from 'vitest';
import { campaignVisit, NEWEST_VERSIONS, OLD_VERSION } from '../../support/cached-campaign.ts';

const { url } = inject('site');
const visit = await campaignVisit(url);
const { serveOld, arrive, kept, version } = visit;

describe.each(Object.entries(NEWEST_VERSIONS).slice(0, 1))('%s', (address, newest) => {
  it('says its version, and asks not to be cached', async () => {
    await visit.page.goto(address);
    expect(await version()).toBe(newest);
    const policies = visit.page.locator('meta[http-equiv]:not([http-equiv="content-security-policy"])');
    expect(await policies.evaluateAll((found) => found.map((meta) => meta.outerHTML))).toEqual([
      '<meta http-equiv="Cache-Control" content="no-cache, no-store, must-revalidate">',
      '<meta http-equiv="Pragma" content="no-cache">',
      '<meta http-equiv="Expires" content="0">',
    ]);
  });

  it('reloads itself once after 100 ms when a cache has given it too old', async () => {
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

  it('stays when it is the newest', async () => {
    await arrive(address);
    await visit.page.clock.runFor(10_000);
    expect(visit.visited).toHaveLength(1);
    expect(await kept()).toEqual([null, null]);
  });
});
