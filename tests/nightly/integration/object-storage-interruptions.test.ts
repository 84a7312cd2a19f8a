import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketTarget } from '../../../server/publisher/object-storage/bucket-target.ts';
import type { PublicationTarget, LocalSite } from '../../../server/publisher/object-storage/publication-target.ts';
import { s3Bucket } from '../../../server/publisher/object-storage/s3-bucket.ts';
import { page, siteOf } from '../../support/site-files.ts';
import { startTestBucket, type StoredCopy, type TestBucket } from '../../support/test-bucket.ts';

const HOUR = 60 * 60 * 1000;
const FORMER = {
  'index.html': page('Accueil', 'a1.js'),
  'blog.html': page('Blog', 'a1.js', 'b1.css'),
  'blog/parti.html': page('Parti', 'b1.css'),
  'rss.xml': '<rss>1</rss>',
  '_astro/a1.js': 'a1',
  '_astro/b1.css': 'b1',
  'build.json': '1',
};
const NEXT = {
  'index.html': page('Accueil', 'a2.js'),
  'blog.html': page('Blog', 'a2.js', 'b1.css'),
  'blog/venu.html': page('Venu', 'c2.css'),
  'rss.xml': '<rss>1</rss>',
  '_astro/a2.js': 'a2',
  '_astro/b1.css': 'b1',
  '_astro/c2.css': 'c2',
  _headers: '/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n/rss.xml\n  Cache-Control: no-cache\n',
  _redirects: '/blog/parti /blog/venu 301\n',
  'build.json': '2',
};

let storage: TestBucket;
let former: LocalSite;
let next: LocalSite;
let now = Date.parse('2026-11-23T12:00:00Z');
const toldTo: string[][] = [];

beforeAll(async () => {
  storage = await startTestBucket();
  former = siteOf(FORMER);
  next = siteOf(NEXT);
});

afterAll(async () => {
  await storage.stop();
});

/** A publisher that has just been started. */
function freshTarget(prefix: string): PublicationTarget {
  return bucketTarget({
    bucket: s3Bucket({ ...storage.settings, prefix }),
    purge: async (addresses) => {
      toldTo.push([...addresses]);
      return [];
    },
    now: () => now,
    log: () => undefined,
  });
}

function publish(target: PublicationTarget, site: LocalSite) {
  return target.publish(site, new AbortController().signal);
}

/** The files that visitors see of a place in the bucket, by address there. */
async function shown(prefix: string): Promise<Map<string, StoredCopy>> {
  const objects = await storage.objects(prefix);
  return new Map(
    [...objects]
      .map(([key, copy]) => [key.slice(prefix.length), copy] as const)
      .filter(([key]) => !key.startsWith('.')),
  );
}

/** Every page that is there has the files that it names, and every redirection its page. */
function expectWhole(objects: Map<string, StoredCopy>): void {
  for (const { text, redirectsTo } of objects.values()) {
    const needed = Array.from(text.matchAll(/src="\/([^"]+)"/g), ([, key = '']) => key);
    if (redirectsTo) needed.push(redirectsTo.slice(1));
    for (const key of needed) expect([...objects.keys()]).toContain(key);
  }
}

/**
 * Publishes, and ends the publisher when it sends its k-th request; the storage has had that request when `isHeard`.
 * @returns whether it came so far
 */
async function publishUntil(k: number, isHeard: boolean, target: PublicationTarget, site: LocalSite): Promise<boolean> {
  const end = new AbortController();
  let count = 0;
  storage.proxy.decide(() => {
    count += 1;
    if (count < k) return 'pass';
    // Its other requests may arrive or not.
    setImmediate(() => end.abort());
    return isHeard ? 'answer lost' : 'lost';
  });
  const result = await target.publish(site, end.signal).catch((error: unknown) => error);
  await storage.proxy.idle();
  storage.proxy.decide(() => 'pass');
  if (count < k) return false;
  expect(result).toMatchObject({ name: 'AbortError' });
  return true;
}

/** The files that a bucket shows of a site published without any trouble. */
async function untroubled(sites: LocalSite[], prefix: string): Promise<Map<string, StoredCopy>> {
  for (const site of sites) await publish(freshTarget(prefix), site);
  now += HOUR;
  await publish(freshTarget(prefix), sites.at(-1) as LocalSite);
  return shown(prefix);
}

describe.each([
  ['before the storage has it', false],
  ['once the storage has done it', true],
])('a publication that is killed at any request, %s', (when, isHeard) => {
  it.each(['first', 'later'])('is ended by the next start (%s publication)', { timeout: 240_000 }, async (which) => {
    const before = which === 'later' ? [former] : [];
    const expected = await untroubled([...before, next], `untroubled-${which}-${isHeard}/`);
    // Each request is the last of one of both: those that the storage has, and those that it has not.
    let k = isHeard ? 2 : 1;
    for (let isReached = true; isReached; k += 2) {
      const prefix = `${which}-${isHeard}-${k}/`;
      for (const site of before) await publish(freshTarget(prefix), site);
      isReached = await publishUntil(k, isHeard, freshTarget(prefix), next);
      expectWhole(await shown(prefix));
      toldTo.length = 0;
      await publish(freshTarget(prefix), next);
      expectWhole(await shown(prefix));
      now += HOUR;
      await publish(freshTarget(prefix), next);
      expect(await shown(prefix), `${when}, request ${k}`).toEqual(expected);
      expect(await publish(freshTarget(prefix), next)).toEqual({ uploaded: 0, removed: 0, bytes: 0 });
    }
    expect(k).toBeGreaterThan(10);
  });
});

describe('after an interruption', () => {
  it.each([
    ['the same publisher', true],
    ['another publisher', false],
  ])('another site than the interrupted one is published whole by %s', { timeout: 240_000 }, async (_, isSame) => {
    const expected = await untroubled([former], `untroubled-former-${isSame}/`);
    for (const k of [5, 8, 11]) {
      const prefix = `back-${isSame}-${k}/`;
      const target = freshTarget(prefix);
      await publish(target, former);
      expect(await publishUntil(k, true, target, next)).toBe(true);
      const resuming = isSame ? target : freshTarget(prefix);
      await publish(resuming, former);
      expectWhole(await shown(prefix));
      // Files that pages of the interrupted one named stay an hour, as any other.
      now += HOUR;
      await publish(resuming, former);
      expect(await shown(prefix), `request ${k}`).toEqual(expected);
    }
  });

  it('the CDN is told of what the interrupted publication had changed already', async () => {
    await publish(freshTarget('told/'), former);
    const target = freshTarget('told/');
    // The record of the end is lost: everything was uploaded, and nobody was told.
    const end = new AbortController();
    storage.proxy.decide(({ method, path }) => {
      if (method !== 'DELETE' || path.includes('.coquelicot')) return 'pass';
      setImmediate(() => end.abort());
      return 'answer lost';
    });
    const withoutRedirection = siteOf({ ...NEXT, _redirects: '' });
    await expect(target.publish(withoutRedirection, end.signal)).rejects.toThrow();
    await storage.proxy.idle();
    storage.proxy.decide(() => 'pass');
    toldTo.length = 0;
    expect(await publish(freshTarget('told/'), withoutRedirection)).toMatchObject({ uploaded: 0, removed: 0 });
    expect(toldTo.flat().sort()).toEqual(['/', '/blog', '/blog/parti', '/blog/venu', '/build.json', '/rss.xml']);
  });
});
