import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_CACHE } from '../../src/core/privacy/storage-keys.ts';
import { SEARCH_WORKER } from '../../src/features/search/keep-offline.ts';

const SOURCE = readFileSync(new URL('../../public/search-worker.js', import.meta.url), 'utf8');
const SITE = 'https://coquelicot.example';

interface FetchEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(task: Promise<unknown>): void;
}

let kept: Map<string, Response>;
let listeners: Map<string, (event: FetchEvent) => void>;
let cacheNames: string[];
const keyOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, SITE).pathname;
const match = vi.fn<(key: string | Request) => Promise<Response | undefined>>();
const put = vi.fn<(key: string | Request, response: Response) => Promise<void>>();
const open = vi.fn<(name: string) => Promise<unknown>>();
const deleteCache = vi.fn<(name: string) => Promise<boolean>>();
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  kept = new Map();
  listeners = new Map();
  cacheNames = [];
  deleteCache.mockReset().mockResolvedValue(true);
  match.mockReset().mockImplementation(async (key) => kept.get(keyOf(key))?.clone());
  put.mockReset().mockImplementation(async (key, response) => void kept.set(keyOf(key), response));
  open.mockReset().mockResolvedValue({ match, put });
  network.mockReset().mockImplementation(async () => new Response('network'));
  runInNewContext(SOURCE, {
    self: {
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
      registration: { scope: `${SITE}/recherche` },
      skipWaiting: vi.fn(),
      clients: { claim: async () => undefined },
    },
    caches: { open, match, keys: async () => cacheNames, delete: deleteCache },
    fetch: network,
    location: new URL(SEARCH_WORKER, SITE),
    URL,
  });
});

/** What the worker answers, once all that it does meanwhile has ended; undefined where it leaves the request alone. */
async function answer(address: string): Promise<string | undefined> {
  let response: Promise<Response> | undefined;
  const tasks: Promise<unknown>[] = [];
  listeners.get('fetch')?.({
    request: new Request(SITE + address),
    respondWith: (given) => void (response = given),
    waitUntil: (task) => void tasks.push(task),
  });
  const text = await (await response)?.text();
  await Promise.all(tasks);
  return text;
}

describe('the worker of the search page', () => {
  const PAGE = '/recherche?q=chat';
  const SHARD = '/recherche/index/s1.json';

  it('keeps what the network answers, and answers with it when the network is gone', async () => {
    expect(await answer(PAGE)).toBe('network');
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await answer('/recherche?q=chien')).toBe('network');
  });

  it('reads the list of the index that is kept, and leaves it to the page to renew', async () => {
    kept.set('/recherche/index.json', new Response('kept'));
    expect(await answer('/recherche/index.json')).toBe('network');
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await answer('/recherche/index.json')).toBe('kept');
  });

  it.each([SHARD, '/_astro/search.abc.js'])('prefers what it has kept of %s, which never changes', async (address) => {
    kept.set(address, new Response('kept'));
    expect(await answer(address)).toBe('kept');
    expect(network).not.toHaveBeenCalled();
  });

  it('keeps things in the cache that the page fills, and deletes those of former versions', async () => {
    await answer(PAGE);
    expect(open).toHaveBeenCalledWith(SEARCH_CACHE);
    cacheNames = ['search-0', SEARCH_CACHE, 'other'];
    let activation: Promise<unknown> | undefined;
    listeners.get('activate')?.({
      request: new Request(SITE),
      respondWith: () => undefined,
      waitUntil: (task) => void (activation = task),
    });
    await activation;
    expect(deleteCache.mock.calls).toEqual([['search-0']]);
  });

  it('leaves other addresses alone', async () => {
    expect(await answer('/blog')).toBeUndefined();
  });

  it('fails when there is neither network nor anything kept', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(answer(PAGE)).rejects.toThrow('Failed to fetch');
  });

  it.each([PAGE, SHARD])('answers %s from the network when the cache has no room', async (address) => {
    put.mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
    expect(await answer(address)).toBe('network');
  });

  it('does not wait until an answer is kept', async () => {
    put.mockReturnValue(new Promise(() => undefined));
    let response: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: new Request(SITE + PAGE),
      respondWith: (given) => void (response = given),
      waitUntil: () => undefined,
    });
    expect(await (await response)?.text()).toBe('network');
  });

  it.each([PAGE, SHARD])('answers %s from the network when there is no cache at all', async (address) => {
    const refusal = new DOMException('Refused', 'SecurityError');
    open.mockRejectedValue(refusal);
    match.mockRejectedValue(refusal);
    expect(await answer(address)).toBe('network');
  });
});
