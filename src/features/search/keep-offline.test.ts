import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSearchIndex } from './search-index.ts';
import { keepOffline } from './keep-offline.ts';

const MANIFEST = '/recherche/index.json';
const manifestNaming = (documents: string, shard: string) => ({
  documentCount: 1,
  documentsPerFile: 50,
  documents: [documents],
  shards: [['a', shard]],
  common: [],
  bytes: 10,
});

/** What the site serves by address, what the browser keeps by address, and the order in which it was kept. */
let served: Map<string, unknown>;
let kept: Map<string, Response>;
let order: string[];
const fetchMock = vi.fn<typeof fetch>(async (input) => {
  const body = served.get(String(input));
  return body === undefined ? new Response(null, { status: 404 }) : Response.json(body);
});

beforeEach(() => {
  served = new Map<string, unknown>([
    ['/recherche', '<link href="/favicon.svg">'],
    ['/favicon.svg', 'picture'],
    ['/cover.svg', 'picture'],
  ]);
  publish('1');
  kept = new Map();
  order = [];
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, response: Response) => {
      kept.set(address, response);
      order.push(address);
    },
    keys: async () => [...kept.keys()].map((address) => ({ url: `https://coquelicot.example${address}` })),
    delete: async (address: string) => kept.delete(address),
  };
  forgetSearchIndex();
  vi.stubGlobal('fetch', fetchMock.mockReset());
  vi.stubGlobal('caches', { open: async () => cache });
  // Files that other tests in this process have fetched are compared with this origin.
  vi.stubGlobal('location', new URL('https://coquelicot.example/recherche'));
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register: async () => undefined } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function publish(version: string): void {
  for (const address of indexFilesOf(served)) served.delete(address);
  served.set(MANIFEST, manifestNaming(`d${version}`, `s${version}`));
  served.set(`/recherche/index/d${version}.json`, []);
  served.set(`/recherche/index/s${version}.json`, { terms: [], postings: [] });
}

const keptManifest = () => kept.get(MANIFEST)?.clone().json();
const indexFilesOf = (files: Map<string, unknown>) =>
  [...files.keys()].filter((address) => address.startsWith('/recherche/index/')).sort();

it('keeps the manifest that it has read, after all that it names', async () => {
  await keepOffline('/cover.svg');
  expect(order.at(-1)).toBe(MANIFEST);
  expect(new Set(order)).toEqual(new Set(served.keys()));
  expect(await keptManifest()).toEqual(manifestNaming('d1', 's1'));
  expect(fetchMock.mock.calls.filter(([address]) => address === MANIFEST)).toHaveLength(1);
});

it('keeps the manifest of the files it has, when the site is published meanwhile', async () => {
  fetchMock.mockImplementationOnce(async () => {
    const former = Response.json(served.get(MANIFEST));
    served.set(MANIFEST, manifestNaming('d2', 's2'));
    return former;
  });
  await keepOffline('/cover.svg');
  expect(await keptManifest()).toEqual(manifestNaming('d1', 's1'));
  expect(indexFilesOf(kept)).toEqual(['/recherche/index/d1.json', '/recherche/index/s1.json']);
});

it('drops the former index once it has the new one', async () => {
  await keepOffline('/cover.svg');
  publish('2');
  forgetSearchIndex();
  await keepOffline('/cover.svg');
  expect(await keptManifest()).toEqual(manifestNaming('d2', 's2'));
  expect(indexFilesOf(kept)).toEqual(['/recherche/index/d2.json', '/recherche/index/s2.json']);
});

it('stays with the former index while a file of the new one is missing', async () => {
  await keepOffline('/cover.svg');
  publish('2');
  served.delete('/recherche/index/s2.json');
  forgetSearchIndex();
  await keepOffline('/cover.svg');
  expect(await keptManifest()).toEqual(manifestNaming('d1', 's1'));
  expect(indexFilesOf(kept)).toEqual(expect.arrayContaining(['/recherche/index/d1.json', '/recherche/index/s1.json']));
});

it('asks again for a file of which the browser has cached that it is missing', async () => {
  fetchMock.mockImplementation(async (address, options) =>
    String(address).includes('/s1') && options?.cache !== 'reload'
      ? new Response(null, { status: 404 })
      : Response.json(served.get(String(address))),
  );
  await keepOffline('/cover.svg');
  expect(await keptManifest()).toEqual(manifestNaming('d1', 's1'));
});
