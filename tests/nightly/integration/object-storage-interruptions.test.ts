import { describe, expect, it } from 'vitest';
import type { LocalSite, PublicationTarget } from '../../../server/publisher/object-storage/publication-target.ts';
import {
  expectWhole,
  FORMER_SITE,
  interruptedBucket,
  NEXT,
  NEXT_SITE,
  publish,
} from '../../support/interrupted-bucket.ts';
import { siteOf } from '../../support/site-files.ts';

const bucket = interruptedBucket();

/**
 * Publishes, and ends the publisher at its k-th request, which reaches the storage when `isHeard`.
 * @returns whether there was a k-th request
 */
async function publishUntil(k: number, isHeard: boolean, target: PublicationTarget, site: LocalSite): Promise<boolean> {
  const end = new AbortController();
  let count = 0;
  bucket.storage.proxy.decide(() => {
    count += 1;
    if (count < k) return 'pass';
    // The publisher's other requests may arrive or not.
    setImmediate(() => end.abort());
    return isHeard ? 'answer lost' : 'lost';
  });
  const result = await target.publish(site, end.signal).catch((error: unknown) => error);
  await bucket.storage.proxy.idle();
  bucket.storage.proxy.decide(() => 'pass');
  if (count < k) return false;
  expect(result).toMatchObject({ name: 'AbortError' });
  return true;
}

describe.each([
  ['before the storage receives the request', false],
  ['after the storage has carried out the request', true],
])('a publication that is killed at any request, %s', (when, isHeard) => {
  it.each(['first', 'later'])(
    'is completed by the next start (%s publication)',
    { timeout: 240_000 },
    async (which) => {
      const before = which === 'later' ? [FORMER_SITE] : [];
      const expected = await bucket.untroubled([...before, NEXT_SITE], `untroubled-${which}-${isHeard}/`);
      // Halves the time: one run ends at the even requests, the other at the odd ones.
      let k = isHeard ? 2 : 1;
      for (let isReached = true; isReached; k += 2) {
        const prefix = `${which}-${isHeard}-${k}/`;
        for (const site of before) await publish(bucket.freshTarget(prefix), site);
        isReached = await publishUntil(k, isHeard, bucket.freshTarget(prefix), NEXT_SITE);
        expectWhole(await bucket.shown(prefix));
        bucket.purged.length = 0;
        await publish(bucket.freshTarget(prefix), NEXT_SITE);
        expectWhole(await bucket.shown(prefix));
        bucket.passAnHour();
        await publish(bucket.freshTarget(prefix), NEXT_SITE);
        expect(await bucket.shown(prefix), `${when}, request ${k}`).toEqual(expected);
        expect(await publish(bucket.freshTarget(prefix), NEXT_SITE)).toEqual({ uploaded: 0, removed: 0, bytes: 0 });
      }
      expect(k).toBeGreaterThan(10);
    },
  );
});

describe('after an interruption', () => {
  it.each([
    ['the same publisher', true],
    ['another publisher', false],
  ])(
    'a site that differs from the interrupted publication is published whole by %s',
    { timeout: 240_000 },
    async (_, isSame) => {
      const expected = await bucket.untroubled([FORMER_SITE], `untroubled-former-${isSame}/`);
      for (const k of [5, 8, 11]) {
        const prefix = `back-${isSame}-${k}/`;
        const target = bucket.freshTarget(prefix);
        await publish(target, FORMER_SITE);
        expect(await publishUntil(k, true, target, NEXT_SITE)).toBe(true);
        const resuming = isSame ? target : bucket.freshTarget(prefix);
        await publish(resuming, FORMER_SITE);
        expectWhole(await bucket.shown(prefix));
        // Files that pages of the interrupted publication named stay for an hour, as retired files do.
        bucket.passAnHour();
        await publish(resuming, FORMER_SITE);
        expect(await bucket.shown(prefix), `request ${k}`).toEqual(expected);
      }
    },
  );

  it('the next publication purges from the CDN the paths that the interrupted publication had changed', async () => {
    await publish(bucket.freshTarget('told/'), FORMER_SITE);
    const target = bucket.freshTarget('told/');
    // The publisher ends after all uploads, before it purges the CDN.
    const end = new AbortController();
    bucket.storage.proxy.decide(({ method, path }) => {
      if (method !== 'DELETE' || path.includes('.coquelicot')) return 'pass';
      setImmediate(() => end.abort());
      return 'answer lost';
    });
    const withoutRedirection = siteOf({ ...NEXT, _redirects: '' });
    await expect(target.publish(withoutRedirection, end.signal)).rejects.toThrow();
    await bucket.storage.proxy.idle();
    bucket.storage.proxy.decide(() => 'pass');
    bucket.purged.length = 0;
    expect(await publish(bucket.freshTarget('told/'), withoutRedirection)).toMatchObject({ uploaded: 0, removed: 0 });
    expect(bucket.purged.flat().sort()).toEqual(['/', '/blog', '/blog/parti', '/blog/venu', '/build.json', '/rss.xml']);
  });
});
