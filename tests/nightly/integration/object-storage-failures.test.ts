import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bucketTarget } from '../../../server/publisher/object-storage/bucket-target.ts';
import type { PublicationTarget, LocalSite } from '../../../server/publisher/object-storage/publication-target.ts';
import { purgeHook, type Purge } from '../../../server/publisher/object-storage/purge.ts';
import { s3Bucket } from '../../../server/publisher/object-storage/s3-bucket.ts';
import type { Fate } from '../../support/faulty-proxy.ts';
import { page, siteOf } from '../../support/site-files.ts';
import { startTestBucket, type TestBucket } from '../../support/test-bucket.ts';

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

describe('what may pass is tried again', () => {
  it('until it has failed five times, which fails the publication', { timeout: 60_000 }, async () => {
    storage.proxy.decide(({ path }) => (path.endsWith('/blog') ? 503 : 'pass'));
    const site = siteOf(SITE);
    await expect(publish(freshTarget(), site)).rejects.toThrow(/answers 503/);
    expect(storage.proxy.requests.filter(({ path }) => path.endsWith('/blog'))).toHaveLength(5);
    expect(await texts()).not.toHaveProperty('build.json');
    storage.proxy.decide(() => 'pass');
    await publish(freshTarget(), site);
    expect(await texts()).toEqual(STORED);
  });
});

describe('a slow network', () => {
  it('delays answers, which come in another order, and changes nothing else', async () => {
    let count = 0;
    storage.proxy.decide(async (): Promise<Fate> => {
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, (count * 37) % 60));
      return 'pass';
    });
    await publish(freshTarget(), siteOf(SITE));
    expect(await texts()).toEqual(STORED);
  });
});

describe('a record', () => {
  it('that another publisher has written is read again', async () => {
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

  it('is told in batches of a hundred', async () => {
    const pages = Array.from({ length: 250 }, (_, index) => `/p${index}`);
    expect(await hook(null)(pages, new AbortController().signal)).toEqual([]);
    expect(calls.map(({ addresses }) => addresses.length)).toEqual([100, 100, 50]);
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('that fails for a while is asked again, later each time', async () => {
    answers = [500, 429, 503];
    await publish(freshTarget({}, hook()), siteOf(SITE));
    expect(calls).toHaveLength(4);
    expect(delays).toEqual([1_000, 4_000, 10_000]);
    expect(messages).toEqual([]);
  });
});
