import { afterAll, beforeAll, expect } from 'vitest';
import { bucketTarget } from '../../server/publisher/object-storage/bucket-target.ts';
import type { LocalSite, PublicationTarget } from '../../server/publisher/object-storage/publication-target.ts';
import { s3Bucket } from '../../server/publisher/object-storage/s3-bucket.ts';
import { page, siteOf } from './site-files.ts';
import { startTestBucket, type StoredCopy, type TestBucket } from './test-bucket.ts';

const HOUR = 60 * 60 * 1000;
/** Files of the site that is published first. */
const FORMER = {
  'index.html': page('Accueil', 'a1.js'),
  'blog.html': page('Blog', 'a1.js', 'b1.css'),
  'blog/parti.html': page('Parti', 'b1.css'),
  'rss.xml': '<rss>1</rss>',
  '_astro/a1.js': 'a1',
  '_astro/b1.css': 'b1',
  'build.json': '1',
};
/** Files of the same site after some changes. */
export const NEXT = {
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

export const FORMER_SITE = siteOf(FORMER);
export const NEXT_SITE = siteOf(NEXT);

/** A bucket whose connections break, for the tests of one file. Each test publishes below a prefix of its own. */
interface InterruptedBucket {
  readonly storage: TestBucket;
  /** Addresses that the CDN was told to forget, by call. */
  purged: string[][];
  /** Returns a publisher that has just been started. */
  freshTarget(prefix: string): PublicationTarget;
  /** Returns the files that visitors see below a prefix, by their paths below it. */
  shown(prefix: string): Promise<Map<string, StoredCopy>>;
  /** Publishes sites in turn without interruption, the last one again after an hour, and returns the files that visitors see. */
  untroubled(sites: LocalSite[], prefix: string): Promise<Map<string, StoredCopy>>;
  /** Moves the clock, so that the next publication removes files of former ones. */
  passAnHour(): void;
}

export function interruptedBucket(): InterruptedBucket {
  let storage: TestBucket;
  let now = Date.parse('2026-11-23T12:00:00Z');
  const purged: string[][] = [];

  beforeAll(async () => {
    storage = await startTestBucket();
  });
  afterAll(() => storage.stop());

  const freshTarget = (prefix: string) =>
    bucketTarget({
      bucket: s3Bucket({ ...storage.settings, prefix }),
      purge: async (addresses) => {
        purged.push([...addresses]);
        return [];
      },
      now: () => now,
      log: () => undefined,
    });

  async function shown(prefix: string): Promise<Map<string, StoredCopy>> {
    const objects = await storage.objects(prefix);
    return new Map(
      [...objects]
        .map(([key, copy]) => [key.slice(prefix.length), copy] as const)
        .filter(([key]) => !key.startsWith('.')),
    );
  }

  const passAnHour = () => {
    now += HOUR;
  };

  return {
    get storage() {
      return storage;
    },
    purged,
    freshTarget,
    shown,
    async untroubled(sites, prefix) {
      for (const site of sites) await publish(freshTarget(prefix), site);
      passAnHour();
      await publish(freshTarget(prefix), sites.at(-1) as LocalSite);
      return shown(prefix);
    },
    passAnHour,
  };
}

export function publish(target: PublicationTarget, site: LocalSite) {
  return target.publish(site, new AbortController().signal);
}

/** Expects the bucket to hold every file that a page names, and the page that a redirection leads to. */
export function expectWhole(objects: Map<string, StoredCopy>): void {
  for (const { text, redirectsTo } of objects.values()) {
    const needed = Array.from(text.matchAll(/src="\/([^"]+)"/g), ([, key = '']) => key);
    if (redirectsTo) needed.push(redirectsTo.slice(1));
    for (const key of needed) expect([...objects.keys()]).toContain(key);
  }
}
