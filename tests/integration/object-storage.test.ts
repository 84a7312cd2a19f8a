import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bucketTarget } from '../../server/publisher/object-storage/bucket-target.ts';
import type { LocalSite } from '../../server/publisher/object-storage/publication-target.ts';
import { s3Bucket } from '../../server/publisher/object-storage/s3-bucket.ts';
import { page, siteOf } from '../support/site-files.ts';
import { startTestBucket, type TestBucket } from '../support/test-bucket.ts';

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

/** Returns a publisher that has just been started. */
function freshTarget(prefix = '') {
  const bucket = s3Bucket({ ...storage.settings, prefix });
  return bucketTarget({ bucket, purge: null, now: () => now, log: (message) => void messages.push(message) });
}

async function publish(site: LocalSite, target = freshTarget()) {
  return target.publish(site, new AbortController().signal);
}

/** Returns the keys of the objects that visitors see. */
async function keys(): Promise<string[]> {
  return [...(await storage.objects()).keys()].filter((key) => !key.startsWith('.')).sort();
}

/** Returns the paths uploaded since the request of this index, in order, without the record. */
function uploadsSince(start: number): string[] {
  return storage.proxy.requests
    .slice(start)
    .filter(({ method, path }) => method === 'PUT' && !path.includes('.coquelicot'))
    .map(({ path }) => decodeURIComponent(path.replace('/site/', '')));
}

describe('a first publication', () => {
  it('stores every file at its address, with its type and its cache rule', async () => {
    const result = await publish(siteOf({ ...SITE, '.files': '{}' }));
    const objects = await storage.objects();
    expect(await keys()).toEqual(
      ['404.html', '_astro/a.js', '_astro/b.css', 'blog', 'blog/un-article', 'build.json', 'index.html']
        .concat('rss.xml', 'sitemap-index.xml', 'vide.txt')
        .sort(),
    );
    const visible = [...objects].filter(([key]) => !key.startsWith('.'));
    const bytes = visible.reduce((sum, [, { text }]) => sum + Buffer.byteLength(text), 0);
    expect(result).toEqual({ uploaded: 10, removed: 0, bytes });
    expect(objects.get('blog/un-article')).toEqual({
      text: SITE['blog/un-article.html'],
      type: 'text/html;charset=utf-8',
      cacheControl: 'public, max-age=0, must-revalidate',
      redirectsTo: undefined,
    });
    expect(objects.get('404.html')?.cacheControl).toBe('no-cache');
    expect(objects.get('_astro/b.css')).toMatchObject({
      type: 'text/css',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    expect(objects.get('rss.xml')?.type).toBe('application/rss+xml; charset=utf-8');
  });

  it('stores assets before the pages that need them, then the sitemap, and build.json last', async () => {
    await publish(siteOf(SITE));
    const order = uploadsSince(0);
    const place = (key: string) => order.indexOf(key);
    const pages = ['index.html', 'blog', 'blog/un-article', '404.html'].map(place);
    expect(Math.max(place('_astro/a.js'), place('_astro/b.css'))).toBeLessThan(Math.min(...pages));
    expect(Math.max(...pages)).toBeLessThan(place('sitemap-index.xml'));
    expect(order.at(-1)).toBe('build.json');
  });

  it('leaves the objects of another program in the bucket alone', async () => {
    await storage.put('photos/vacances.jpg', 'theirs');
    await publish(siteOf(SITE));
    expect((await storage.objects('photos/')).get('photos/vacances.jpg')?.text).toBe('theirs');
  });

  it('can be served by a plain website bucket: pages by their addresses, redirections and the 404 page', async () => {
    const _redirects = '/ancien%20%C3%A9t%C3%A9 /blog/un-article 301\n/index.html / 301\n/admin/* /admin 200\n';
    await publish(siteOf({ ...SITE, _redirects }));
    const article = await storage.visit('/blog/un-article');
    expect([article.status, article.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
    const former = await storage.visit('/ancien%20%C3%A9t%C3%A9');
    expect([former.status, former.headers.get('location')]).toEqual([301, '/blog/un-article']);
    const home = await storage.visit('/');
    expect([home.status, await home.text()]).toEqual([200, SITE['index.html']]);
    const lost = await storage.visit('/nulle-part');
    expect([lost.status, await lost.text()]).toEqual([404, SITE['404.html']]);
    expect(messages).toEqual([expect.stringMatching(/CDN.*\/admin\/\* \/admin 200$/)]);
    expect((await storage.objects()).get('ancien été')?.text).toContain('url=/blog/un-article');
  });

  it('makes caches revalidate the redirection of a former address, whatever the rule of pages', async () => {
    const _headers = '/*\n  Cache-Control: public, max-age=3600\n';
    await publish(siteOf({ ...SITE, _headers, _redirects: '/ancien /blog/un-article 301\n' }));
    const objects = await storage.objects();
    expect(objects.get('blog/un-article')?.cacheControl).toBe('public, max-age=3600');
    expect(objects.get('ancien')?.cacheControl).toBe('public, max-age=0, must-revalidate');
  });

  it('sends several objects at a time, but 16 at most', async () => {
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

  it('writes only below its prefix', async () => {
    await storage.put('other/.coquelicot/state.json', 'theirs');
    await publish(siteOf(SITE), freshTarget('site/fr/'));
    const all = [...(await storage.objects()).keys()];
    expect(all).toContain('site/fr/blog/un-article');
    expect(all.filter((key) => !key.startsWith('site/fr/'))).toEqual(['other/.coquelicot/state.json']);
  });

  it('takes names with accents, spaces and signs as they are', async () => {
    // The names leave out & and ', which the test's storage escapes twice in its listings.
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
  it.each(['that goes on', 'that was started anew'])('uploads only changed files, by a publisher %s', async (which) => {
    const target = freshTarget();
    await publish(siteOf(SITE), target);
    const start = storage.proxy.requests.length;
    const edited = page('Un autre titre', 'a.js');
    const next = { ...SITE, 'blog/un-article.html': edited, 'build.json': '{"id":2}' };
    const result = await publish(siteOf(next), which === 'that goes on' ? target : freshTarget());
    expect(result).toEqual({ uploaded: 2, removed: 0, bytes: edited.length + 8 });
    expect(uploadsSince(start)).toEqual(['blog/un-article', 'build.json']);
  });

  it('stores new pages before changed pages that may link to them', async () => {
    await publish(siteOf(SITE));
    const start = storage.proxy.requests.length;
    const next = { ...SITE, 'blog.html': page('Blog, deux articles'), 'blog/zut.html': page('Zut', 'z.js') };
    await publish(siteOf({ ...next, '_astro/z.js': 'z' }));
    expect(uploadsSince(start)).toEqual(['_astro/z.js', 'blog/zut', 'blog']);
  });

  it('removes a page at once, and an asset named by its hash an hour later', async () => {
    await publish(siteOf(SITE));
    const { 'blog/un-article.html': _page, '_astro/b.css': _style, ...rest } = { ...SITE, 'blog.html': page('Blog') };
    const next = siteOf(rest);
    expect(await publish(next)).toMatchObject({ removed: 1 });
    expect(await keys()).not.toContain('blog/un-article');
    expect(await keys()).toContain('_astro/b.css');
    now += HOUR - 1;
    expect(await publish(next)).toMatchObject({ removed: 0 });
    now += 1;
    expect(await publish(next)).toEqual({ uploaded: 0, removed: 1, bytes: 0 });
    expect(await keys()).not.toContain('_astro/b.css');
  });

  it('stores an object again when only its headers have changed', async () => {
    await publish(siteOf(SITE));
    const _headers =
      '/rss.xml\n  Cache-Control: no-cache\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n';
    expect(await publish(siteOf({ ...SITE, _headers }))).toMatchObject({ uploaded: 1 });
    expect((await storage.objects()).get('rss.xml')?.cacheControl).toBe('no-cache');
  });

  it('keeps an asset that returns within the hour, and restarts the hour when the asset is dropped again', async () => {
    const { '_astro/b.css': _style, ...without } = { ...SITE, 'blog.html': page('Blog') };
    await publish(siteOf(SITE));
    await publish(siteOf(without));
    now += HOUR - 1;
    expect(await publish(siteOf(SITE))).toMatchObject({ uploaded: 1 });
    now += HOUR;
    expect(await publish(siteOf(without))).toMatchObject({ removed: 0 });
    expect(await keys()).toContain('_astro/b.css');
  });

  it('keeps the record within 17 objects over twenty small changes', async () => {
    const target = freshTarget();
    for (let round = 0; round < 20; round += 1) {
      await publish(siteOf({ ...SITE, 'blog.html': page(`Blog ${round}`) }), target);
      expect((await storage.objects('.coquelicot/')).size).toBeLessThanOrEqual(17);
    }
    expect(await publish(siteOf({ ...SITE, 'blog.html': page('Blog 19') }))).toMatchObject({ uploaded: 0 });
  });

  it('makes a single request, a GET of the record, when nothing has changed', async () => {
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

  it('restores objects that were damaged or removed by hand, and uploads nothing else', async () => {
    await publish(siteOf(SITE));
    await storage.put('blog/un-article', 'x'.repeat(SITE['blog/un-article.html'].length));
    await storage.put('rss.xml', '<rss/>');
    await storage.remove('blog');
    await storage.put('photos/vacances.jpg', 'theirs');
    expect(await publish(siteOf(SITE))).toMatchObject({ uploaded: 0 });
    expect(await publishAll(SITE)).toMatchObject({ uploaded: 2, removed: 0 });
    const objects = await storage.objects();
    expect(objects.get('blog/un-article')?.text).toBe(SITE['blog/un-article.html']);
    expect(objects.get('blog')?.text).toBe(SITE['blog.html']);
    expect(objects.get('photos/vacances.jpg')?.text).toBe('theirs');
    expect(await publishAll(SITE)).toMatchObject({ uploaded: 0, removed: 0 });
  });

  it('keeps an asset that the site has dropped for an hour, as any other publication does', async () => {
    const { '_astro/b.css': _style, ...without } = { ...SITE, 'blog.html': page('Blog') };
    await publish(siteOf(SITE));
    await publish(siteOf(without));
    expect(await publishAll(without)).toMatchObject({ uploaded: 0, removed: 0 });
    now += HOUR;
    expect(await publishAll(without)).toMatchObject({ removed: 1 });
  });
});
