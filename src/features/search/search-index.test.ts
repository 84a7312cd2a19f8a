import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSearchIndex, withSearchIndex } from './search-index.ts';

const document = (title: string) => ({
  address: '/blog/a',
  title,
  excerpt: '',
  cover: null,
  contentType: 'blog',
  date: '2026-05-14T12:00:00Z',
  dateLabel: '14 mai 2026',
  readingTime: '1 min de lecture',
});
const manifestNaming = (documents: string, shard: string) => ({
  documentCount: 1,
  documentsPerFile: 50,
  documents: [documents],
  shards: [['a', shard]],
  common: [],
  bytes: 10,
});

/** What the site serves by address; 404 for the rest. */
let served: Record<string, unknown>;
const fetchMock = vi.fn<typeof fetch>(async (input) => {
  const body = served[String(input)];
  if (body instanceof Error) throw body;
  return body === undefined ? new Response(null, { status: 404 }) : Response.json(body);
});
const asked = () => fetchMock.mock.calls.map(([address]) => String(address));

beforeEach(() => {
  served = {
    '/recherche/index.json': manifestNaming('d1', 's1'),
    '/recherche/index/d1.json': [null, document('Premier')],
    '/recherche/index/s1.json': { terms: ['chat'], postings: [[7]] },
  };
  forgetSearchIndex();
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const titles = () => withSearchIndex(async (index) => (await index.documents([1])).map(({ title }) => title));

describe('withSearchIndex', () => {
  it('loads each file once, when it is needed', async () => {
    expect(await titles()).toEqual(['Premier']);
    expect(await titles()).toEqual(['Premier']);
    expect(asked()).toEqual(['/recherche/index.json', '/recherche/index/d1.json']);
    expect(await withSearchIndex((index) => index.exactly('chat'))).toEqual([
      { term: 'chat', postings: [{ document: 0, weight: 7 }] },
    ]);
    expect(asked().at(-1)).toBe('/recherche/index/s1.json');
  });

  it('refuses a number that has no document', async () => {
    for (const number of [0, 2, 50]) {
      await expect(withSearchIndex((index) => index.documents([number]))).rejects.toThrow(RangeError);
    }
  });

  it('begins again with the new index when a file of the former one is gone', async () => {
    await withSearchIndex(async (index) => index.manifest);
    served = {
      '/recherche/index.json': manifestNaming('d2', 's2'),
      '/recherche/index/d2.json': [null, document('Second')],
    };
    expect(await titles()).toEqual(['Second']);
  });

  it('asks beyond what the browser has cached when it begins again', async () => {
    // A host may let a browser keep for a year that a file is not there yet.
    fetchMock.mockImplementation(async (address, options) =>
      options?.cache === 'reload' || address === '/recherche/index.json'
        ? Response.json(served[String(address)])
        : new Response(null, { status: 404 }),
    );
    expect(await titles()).toEqual(['Premier']);
  });

  it('gives up when the new index lacks its files too', async () => {
    delete served['/recherche/index/d1.json'];
    await expect(titles()).rejects.toThrow('/recherche/index/d1.json');
    expect(asked().filter((address) => address === '/recherche/index.json')).toHaveLength(2);
  });

  it.each([
    ['the network fails', new TypeError('Failed to fetch')],
    ['what comes is no index', { documents: 'none' }],
  ])('fails when %s, and tries again the next time', async (_what, body) => {
    const manifest = served['/recherche/index.json'];
    served['/recherche/index.json'] = body;
    await expect(titles()).rejects.toThrow(TypeError);
    served['/recherche/index.json'] = manifest;
    expect(await titles()).toEqual(['Premier']);
  });

  it('asks again for a file that has failed', async () => {
    const documents = served['/recherche/index/d1.json'];
    served['/recherche/index/d1.json'] = new TypeError('Failed to fetch');
    await expect(titles()).rejects.toThrow('Failed to fetch');
    served['/recherche/index/d1.json'] = documents;
    expect(await titles()).toEqual(['Premier']);
  });

  it('looks for a newer index once it has forgotten the one it knew', async () => {
    await titles();
    served['/recherche/index.json'] = manifestNaming('d2', 's2');
    served['/recherche/index/d2.json'] = [null, document('Second')];
    expect(await titles()).toEqual(['Premier']);
    forgetSearchIndex();
    expect(await titles()).toEqual(['Second']);
  });
});
