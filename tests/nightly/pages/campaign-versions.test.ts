import { describe, expect, inject, it } from 'vitest';
import { campaignVisit, NEWEST_VERSIONS, OLD_VERSION } from '../../support/cached-campaign.ts';

const { url } = inject('site');
const visit = await campaignVisit(url);
const { serveOld, arrive, kept, version } = visit;

describe.each(Object.entries(NEWEST_VERSIONS).slice(1))('%s', (address, newest) => {
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

describe('a page that stays too old', () => {
  const address = '/telegram';

  it('is reloaded once, whatever the cache gives then', async () => {
    await serveOld(address, Infinity);
    await arrive(address);
    // The page takes its new address before it reloads itself.
    const reloaded = visit.page.waitForEvent('load');
    await visit.page.clock.runFor(100);
    await reloaded;
    for (let more = 0; more < 3; more += 1) {
      await visit.page.clock.runFor(1_000);
      await visit.page.reload();
    }
    await visit.page.clock.runFor(1_000);
    // The first visit, its reload, and the three of the visitor.
    expect(visit.visited).toHaveLength(5);
    expect(await version()).toBe(OLD_VERSION);
  });

  it('is reloaded once by a host that takes queries away', async () => {
    await visit.page.addInitScript(() => {
      if (location.search.includes('version=')) history.replaceState(null, '', location.pathname);
    });
    await serveOld(address, Infinity);
    await arrive(address);
    await visit.page.clock.runFor(100);
    await expect.poll(() => visit.visited.length).toBe(2);
    await visit.page.waitForLoadState('networkidle');
    expect([visit.page.url(), await version()]).toEqual([url + address, OLD_VERSION]);
    await visit.page.clock.runFor(10_000);
    await visit.page.waitForLoadState('networkidle');
    expect(visit.visited).toHaveLength(2);
  });

  it.each([
    [
      'forbidden',
      () =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('', 'SecurityError');
          },
        }),
    ],
    ['forgetful', () => (Storage.prototype.setItem = () => undefined)],
    [
      'full',
      () =>
        (Storage.prototype.setItem = () => {
          throw new DOMException('', 'QuotaExceededError');
        }),
    ],
  ])('is left alone where storage is %s', async (_, restrict) => {
    const errors: string[] = [];
    visit.page.on('pageerror', ({ message }) => errors.push(message));
    await visit.page.addInitScript(restrict);
    await serveOld(address, Infinity);
    await visit.page.goto(address);
    await visit.page.waitForLoadState('networkidle');
    await visit.page.clock.runFor(10_000);
    await visit.page.waitForLoadState('networkidle');
    expect(visit.visited).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('is left alone where the server does not answer', async () => {
    await serveOld(address, Infinity);
    await visit.context.route(/timestamp=/, (route) => route.abort());
    const asked = visit.page.waitForEvent('requestfailed', (request) => request.url().includes('timestamp='));
    await visit.page.goto(address);
    await asked;
    await visit.page.clock.runFor(10_000);
    expect(visit.visited).toHaveLength(1);
  });

  it('is left alone while nobody looks at it', async () => {
    await visit.page.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => true }));
    await serveOld(address, Infinity);
    await visit.page.goto(address);
    await visit.page.waitForLoadState('networkidle');
    await visit.page.clock.runFor(10_000);
    expect(visit.visited).toHaveLength(1);
  });

  it('is left alone when the visitor comes back to it', async () => {
    await serveOld(address, Infinity);
    await arrive(address);
    await visit.page.goto('/cookies');
    await visit.page.goBack();
    await visit.page.waitForLoadState('networkidle');
    await visit.page.clock.runFor(10_000);
    expect(visit.visited.filter((visit) => visit.includes('version='))).toEqual([]);
  });
});

it('leaves nothing in the session of who goes away', async () => {
  await serveOld('/telegram');
  await arrive('/telegram');
  await visit.page.clock.runFor(100);
  await visit.page.waitForURL(/version=/);
  await expect.poll(kept).toEqual(['yes', NEWEST_VERSIONS['/telegram']]);
  await visit.page.waitForLoadState('networkidle');
  await visit.page.goto('/cookies');
  expect(await kept()).toEqual([null, null]);
});
