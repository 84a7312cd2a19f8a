import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bucketTarget } from '../../../server/publisher/object-storage/bucket-target.ts';
import type { LocalSite } from '../../../server/publisher/object-storage/publication-target.ts';
import { s3Bucket } from '../../../server/publisher/object-storage/s3-bucket.ts';
import { page, siteOf } from '../../support/site-files.ts';
import { startTestBucket, type TestBucket } from '../../support/test-bucket.ts';

const HOUR = 60 * 60 * 1000;

const SITE = {
  'index.html': page('Accueil', 'a.js'),
  'blog.html': page('Blog', 'a.js', 'b.css'),
  'blog/un-article.html': page('Un article', 'a.js'),
  '404.html': page('Perdu'),
  '_astro/a.js': 'a',
  '_astro/b.css': 'b',
  'rss.xml': '<rss/>',
  'vide.txt': '',
  'build.json': '{"id":1}',
  'sitemap-index.xml': '<sitemapindex/>',
};

let storage: TestBucket;

let now: number;

let messages: string[];

beforeEach(async () => {
  storage = await startTestBucket();
  now = Date.parse('2026-11-23T12:00:00Z');
  messages = [];
});

afterEach(async () => {
  await storage.stop();
});

/** A publisher that has just been started. */
function freshTarget(prefix = '') {
  const bucket = s3Bucket({ ...storage.settings, prefix });
  return bucketTarget({ bucket, purge: null, now: () => now, log: (message) => void messages.push(message) });
}

async function publish(site: LocalSite, target = freshTarget()) {
  return target.publish(site, new AbortController().signal);
}

/** Keys of what visitors see. */
async function keys(): Promise<string[]> {
  return [...(await storage.objects()).keys()].filter((key) => !key.startsWith('.')).sort();
}

describe('a first publication', () => {
  it('sends a bounded number of objects at a time', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => [`p${index}.html`, page(`Page ${index}`)] as const);
    await publish(siteOf(Object.fromEntries(pages)));
    expect(storage.proxy.mostAtOnce()).toBeGreaterThan(1);
    expect(storage.proxy.mostAtOnce()).toBeLessThanOrEqual(16);
  });

  it('leaves alone another site that is published below a folder of the bucket', async () => {
    await publish(siteOf(SITE), freshTarget('essai/'));
    const before = await storage.objects('essai/');
    expect([...before.keys()]).toContain('essai/.coquelicot/state.json');
    expect(await publish(siteOf(SITE))).toMatchObject({ uploaded: 10, removed: 0 });
    expect(await storage.objects('essai/')).toEqual(before);
    expect(await publish(siteOf(SITE), freshTarget('essai/'))).toMatchObject({ uploaded: 0, removed: 0 });
  });

  it('stays below its prefix', async () => {
    await storage.put('other/.coquelicot/state.json', 'theirs');
    await publish(siteOf(SITE), freshTarget('site/fr/'));
    const all = [...(await storage.objects()).keys()];
    expect(all).toContain('site/fr/blog/un-article');
    expect(all.filter((key) => !key.startsWith('site/fr/'))).toEqual(['other/.coquelicot/state.json']);
  });

  it('takes names with accents, spaces and signs as they are', async () => {
    // Not & and ', which this server escapes twice in its listings.
    const names = ['été à Nîmes', '100 % vrai', 'a+b', 'q?x=1', 'dièse#1', '日本', '(a=b;c,d)!*'];
    await publish(siteOf(Object.fromEntries(names.map((name) => [`${name}.html`, page(name)]))));
    expect(await keys()).toEqual([...names].sort());
    const objects = await storage.objects();
    for (const name of names) expect(objects.get(name)?.text).toBe(page(name));
    const changed = siteOf({ 'été à Nîmes.html': page('encore') });
    expect(await publish(changed)).toMatchObject({ uploaded: 1, removed: names.length - 1 });
    expect(await keys()).toEqual(['été à Nîmes']);
  });
});

describe('a later publication', () => {
  it('stores an object anew whose headers alone have changed', async () => {
    await publish(siteOf(SITE));
    const _headers =
      '/rss.xml\n  Cache-Control: no-cache\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n';
    expect(await publish(siteOf({ ...SITE, _headers }))).toMatchObject({ uploaded: 1 });
    expect((await storage.objects()).get('rss.xml')?.cacheControl).toBe('no-cache');
  });

  it('keeps what comes back within the hour, and begins the hour anew when it goes again', async () => {
    const { '_astro/b.css': _style, ...without } = { ...SITE, 'blog.html': page('Blog') };
    await publish(siteOf(SITE));
    await publish(siteOf(without));
    now += HOUR - 1;
    expect(await publish(siteOf(SITE))).toMatchObject({ uploaded: 1 });
    now += HOUR;
    expect(await publish(siteOf(without))).toMatchObject({ removed: 0 });
    expect(await keys()).toContain('_astro/b.css');
  });

  it('writes little for a small change, and few files for many', async () => {
    const target = freshTarget();
    for (let round = 0; round < 20; round += 1) {
      await publish(siteOf({ ...SITE, 'blog.html': page(`Blog ${round}`) }), target);
      expect((await storage.objects('.coquelicot/')).size).toBeLessThanOrEqual(17);
    }
    expect(await publish(siteOf({ ...SITE, 'blog.html': page('Blog 19') }))).toMatchObject({ uploaded: 0 });
  });

  it('does nothing when nothing has changed, after one look at the record', async () => {
    const target = freshTarget();
    await publish(siteOf(SITE), target);
    const start = storage.proxy.requests.length;
    expect(await publish(siteOf(SITE), target)).toEqual({ uploaded: 0, removed: 0, bytes: 0 });
    expect(storage.proxy.requests.slice(start).map(({ method }) => method)).toEqual(['GET']);
  });
});

describe('a publication of everything', () => {
  const publishAll = async (site: Record<string, string>) =>
    freshTarget().publish(siteOf(site), new AbortController().signal, true);

  it('keeps for an hour what pages that are open ask for, as any other does', async () => {
    const { '_astro/b.css': _style, ...without } = { ...SITE, 'blog.html': page('Blog') };
    await publish(siteOf(SITE));
    await publish(siteOf(without));
    expect(await publishAll(without)).toMatchObject({ uploaded: 0, removed: 0 });
    now += HOUR;
    expect(await publishAll(without)).toMatchObject({ removed: 1 });
  });
});
