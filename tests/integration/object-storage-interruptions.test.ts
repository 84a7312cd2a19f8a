import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketTarget } from '../../server/publisher/object-storage/bucket-target.ts';
import type { PublicationTarget, LocalSite } from '../../server/publisher/object-storage/publication-target.ts';
import { s3Bucket } from '../../server/publisher/object-storage/s3-bucket.ts';
import { page, siteOf } from '../support/site-files.ts';
import { startTestBucket, type StoredCopy, type TestBucket } from '../support/test-bucket.ts';

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

/** Returns the files visible at a place in the bucket, by address there. */
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

/** Returns the files visible after publishing sites without any failure. */
async function untroubled(sites: LocalSite[], prefix: string): Promise<Map<string, StoredCopy>> {
  for (const site of sites) await publish(freshTarget(prefix), site);
  now += HOUR;
  await publish(freshTarget(prefix), sites.at(-1) as LocalSite);
  return shown(prefix);
}

describe('after an interruption', () => {
  it('the same publisher resumes when its network is back', { timeout: 60_000 }, async () => {
    const target = freshTarget('network/');
    await publish(target, former);
    let count = 0;
    storage.proxy.decide(() => ((count += 1) > 8 ? 'lost' : 'pass'));
    await expect(publish(target, next)).rejects.toThrow(/^The object storage at 127\.0\.0\.1:\d+ does not answer \(/);
    await storage.proxy.idle();
    storage.proxy.decide(() => 'pass');
    expectWhole(await shown('network/'));
    await publish(target, next);
    now += HOUR;
    await publish(target, next);
    expect(await shown('network/')).toEqual(await untroubled([former, next], 'untroubled-network/'));
  });
});
