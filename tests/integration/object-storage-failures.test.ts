import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../../server/process/operator-error.ts';
import { bucketTarget } from '../../server/publisher/object-storage/bucket-target.ts';
import type { PublicationTarget, LocalSite } from '../../server/publisher/object-storage/publication-target.ts';
import { purgeHook, type Purge } from '../../server/publisher/object-storage/purge.ts';
import { s3Bucket } from '../../server/publisher/object-storage/s3-bucket.ts';
import type { Fate } from '../support/faulty-proxy.ts';
import { page, siteOf } from '../support/site-files.ts';
import { startTestBucket, type TestBucket } from '../support/test-bucket.ts';

const SITE = {
  'index.html': page('Accueil', 'a.js'),
  'blog.html': page('Blog', 'a.js'),
  '_astro/a.js': 'a',
  'build.json': '1',
};

let storage: TestBucket;
let messages: string[];

beforeEach(async () => {
  storage = await startTestBucket();
  messages = [];
});

afterEach(async () => {
  await storage.stop();
});

const log = (message: string) => void messages.push(message);

function freshTarget(settings = {}, purge: Purge | null = null): PublicationTarget {
  return bucketTarget({ bucket: s3Bucket({ ...storage.settings, ...settings }), purge, now: () => 0, log });
}

function publish(target: PublicationTarget, site: LocalSite) {
  return target.publish(site, new AbortController().signal);
}

async function texts(): Promise<Record<string, string>> {
  const objects = [...(await storage.objects())].filter(([key]) => !key.startsWith('.'));
  return Object.fromEntries(objects.map(([key, { text }]) => [key, text]));
}

const STORED = {
  'index.html': SITE['index.html'],
  blog: SITE['blog.html'],
  '_astro/a.js': 'a',
  'build.json': '1',
};

describe('a publication to a bucket with wrong settings', () => {
  it.each([
    ['an unknown key', { accessKeyId: 'NOBODY' }, /refuses the keys for the bucket "site" \(InvalidAccessKeyId\)/],
    ['a wrong secret', { secretAccessKey: 'wrong-secret' }, /refuses the keys for the bucket "site" \(Signature/],
    ['a missing bucket', { bucket: 'absent' }, /^There is no bucket "absent" at 127\.0\.0\.1:\d+: create it, or/],
  ])('fails at once with a sentence for the operator: %s', async (_, settings, sentence) => {
    const site = siteOf(SITE);
    const failure = await publish(freshTarget(settings), site).catch((error: unknown) => error as Error);
    expect(failure).toBeInstanceOf(OperatorError);
    expect((failure as Error).message).toMatch(sentence);
    expect((failure as Error).message).not.toContain('wrong-secret');
    expect(storage.proxy.requests.length).toBeLessThanOrEqual(2);
    expect(await texts()).toEqual({});
  });
});

describe('a request to the storage', () => {
  it('is repeated after an answer 503 or 500, and after a broken connection', async () => {
    let count = 0;
    storage.proxy.decide((): Fate => {
      count += 1;
      return count % 3 === 0 ? (([503, 500, 'lost', 'answer lost'] as const)[(count / 3) % 4] ?? 'pass') : 'pass';
    });
    await publish(freshTarget(), siteOf(SITE));
    expect(await texts()).toEqual(STORED);
  });

  it(
    'fails the publication after five attempts; the next publication completes the site',
    { timeout: 60_000 },
    async () => {
      storage.proxy.decide(({ path }) => (path.endsWith('/blog') ? 503 : 'pass'));
      const site = siteOf(SITE);
      await expect(publish(freshTarget(), site)).rejects.toThrow(/answers 503/);
      expect(storage.proxy.requests.filter(({ path }) => path.endsWith('/blog'))).toHaveLength(5);
      expect(await texts()).not.toHaveProperty('build.json');
      storage.proxy.decide(() => 'pass');
      await publish(freshTarget(), site);
      expect(await texts()).toEqual(STORED);
    },
  );
});

describe('a storage without redirections', () => {
  it('receives pages that redirect instead', async () => {
    storage.proxy.decide(({ headers }) => ('x-amz-website-redirect-location' in headers ? 501 : 'pass'));
    const site = siteOf({ ...SITE, _redirects: '/ancien /blog 301\n/vieux /blog 301\n' });
    await publish(freshTarget(), site);
    const former = (await storage.objects('ancien')).get('ancien');
    expect(former).toMatchObject({ redirectsTo: undefined, type: 'text/html;charset=utf-8' });
    expect(former?.text).toContain('content="0;url=/blog"');
    expect(await publish(freshTarget(), site)).toMatchObject({ uploaded: 0 });
  });
});

describe('a slow network', () => {
  it('the publisher stores the whole site even when answers come in another order', async () => {
    let count = 0;
    storage.proxy.decide(async (): Promise<Fate> => {
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, (count * 37) % 60));
      return 'pass';
    });
    await publish(freshTarget(), siteOf(SITE));
    expect(await texts()).toEqual(STORED);
  });

  it('an aborted publication ends at once although the storage does not answer', async () => {
    const end = new AbortController();
    storage.proxy.decide(() => {
      setImmediate(() => end.abort());
      return new Promise(() => undefined);
    });
    const site = siteOf(SITE);
    await expect(freshTarget().publish(site, end.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the record of published objects', () => {
  it.each([
    ['is gone', (site: TestBucket) => site.remove('.coquelicot/state.json')],
    ['is cut', (site: TestBucket) => site.put('.coquelicot/state.json', '{"lastChange":0,"objects":[["blog"')],
    ['has another format', (site: TestBucket) => site.put('.coquelicot/state.json', '{"files":{}}')],
    ['has a gap', (site: TestBucket) => site.put('.coquelicot/changes/000000009.json', '{}')],
  ])('is rebuilt from a listing of the bucket when it %s', async (_, damage) => {
    await publish(freshTarget(), siteOf({ ...SITE, 'parti.html': page('Parti') }));
    await storage.put('leurs/photo.jpg', 'theirs');
    await storage.put('blog', 'changed by hand');
    await damage(storage);
    const start = storage.proxy.requests.length;
    expect(await publish(freshTarget(), siteOf(SITE))).toMatchObject({ uploaded: 1, removed: 1 });
    expect(await texts()).toEqual({ ...STORED, 'leurs/photo.jpg': 'theirs' });
    const uploads = storage.proxy.requests
      .slice(start)
      .filter(({ method, path }) => method === 'PUT' && !path.includes('/.'));
    expect(uploads.map(({ path }) => path)).toEqual(['/site/blog']);
    expect(await publish(freshTarget(), siteOf(SITE))).toMatchObject({ uploaded: 0, removed: 0 });
  });

  it('is read again when another publisher has written it', async () => {
    const first = freshTarget();
    await publish(first, siteOf(SITE));
    await publish(freshTarget(), siteOf({ ...SITE, 'blog.html': page('Autre') }));
    await publish(first, siteOf(SITE));
    expect(await texts()).toEqual(STORED);
  });
});

describe('the hook of a CDN', () => {
  interface Call {
    headers: IncomingHttpHeaders;
    addresses: string[];
  }
  let calls: Call[];
  let answers: number[];
  let url: string;
  let stop: () => void;
  const delays: number[] = [];

  beforeEach(async () => {
    calls = [];
    answers = [];
    delays.length = 0;
    const server = createServer((request, response) => {
      void json(request).then((addresses) => {
        calls.push({ headers: request.headers, addresses: addresses as string[] });
        response.writeHead(answers.shift() ?? 204).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge?key=hidden-key`;
    stop = () => server.close();
  });

  afterEach(() => stop());

  function hook(token: string | null = 'hidden-token'): Purge {
    const sleep = async (milliseconds: number) => void delays.push(milliseconds);
    return purgeHook({ url, token }, { sleep, log });
  }

  it('receives exactly the addresses whose answers a publication has changed', async () => {
    const target = freshTarget({}, hook());
    await publish(target, siteOf({ ...SITE, 'été 1.html': page('Été'), 'parti.html': page('Parti') }));
    calls.length = 0;
    await publish(target, siteOf({ ...SITE, 'été 1.html': page('Été !'), '_astro/n.js': 'n' }));
    expect(calls.flatMap(({ addresses }) => addresses).sort()).toEqual(['/%C3%A9t%C3%A9%201', '/parti']);
    expect(calls[0]?.headers).toMatchObject({
      authorization: 'Bearer hidden-token',
      'content-type': 'application/json',
    });
    calls.length = 0;
    await publish(target, siteOf({ ...SITE, 'été 1.html': page('Été !'), '_astro/n.js': 'n' }));
    expect(calls).toEqual([]);
  });

  it('may refuse: the site is published, the log hides the secrets, and the next publication calls again', async () => {
    answers = [403];
    expect(await publish(freshTarget({}, hook()), siteOf(SITE))).toMatchObject({ uploaded: 4 });
    expect(await texts()).toEqual(STORED);
    expect(messages).toEqual([
      expect.stringMatching(
        /^The CDN was not told that 3 addresses have changed: 127\.0\.0\.1:\d+ answers 403\. It is told/,
      ),
    ]);
    expect(messages.join()).not.toMatch(/hidden/);
    calls.length = 0;
    expect(await publish(freshTarget({}, hook()), siteOf(SITE))).toMatchObject({ uploaded: 0 });
    expect(calls.flatMap(({ addresses }) => addresses).sort()).toEqual(['/', '/blog', '/build.json']);
  });

  it('receives addresses in batches of a hundred', async () => {
    const pages = Array.from({ length: 250 }, (_, index) => `/p${index}`);
    expect(await hook(null)(pages, new AbortController().signal)).toEqual([]);
    expect(calls.map(({ addresses }) => addresses.length)).toEqual([100, 100, 50]);
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is called again after 1, 4 and 10 seconds while it fails', async () => {
    answers = [500, 429, 503];
    await publish(freshTarget({}, hook()), siteOf(SITE));
    expect(calls).toHaveLength(4);
    expect(delays).toEqual([1_000, 4_000, 10_000]);
    expect(messages).toEqual([]);
  });
});
