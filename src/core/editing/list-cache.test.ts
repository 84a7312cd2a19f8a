import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetLists,
  listKey,
  readCachedList,
  validityOf,
  writeList,
  type CachedList,
  type ListStorage,
} from './list-cache.ts';

const MINUTE = 60_000;
const NOW = 100 * MINUTE;
const article: CachedList['articles'][number] = {
  id: 'id',
  title: 'Un titre',
  slug: null,
  imageUrl: null,
  contentType: 'blog',
  status: 'published',
  publishedAt: null,
  createdAt: '2026-05-14T12:00:00Z',
  updatedAt: '2026-05-14T12:00:00Z',
  readingTime: '2 min',
  workingCopySavedAt: null,
  scheduledAt: null,
  views: 1,
  reads: 0,
  isWritable: true,
  review: null,
};
const list = (timestamp: number): CachedList => ({ timestamp, total: 1, articles: [article] });

let kept: Map<string, string>;
const setItem = vi.fn<ListStorage['setItem']>();
let storage: ListStorage;

beforeEach(() => {
  kept = new Map();
  setItem.mockReset().mockImplementation((key, text) => void kept.set(key, text));
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem,
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
});

it.each([
  ['blog', false, 'blogPosts-blog', 15],
  ['blog', true, 'blogPosts-blog-simplified', 2],
  ['anecdote', false, 'blogPosts-anecdote', 15],
  ['anecdote', true, 'blogPosts-anecdote-simplified', 2],
] as const)('keeps %s, simplified: %s, as %s for %i minutes', (type, isSimplified, key, minutes) => {
  expect(listKey(type, isSimplified)).toBe(key);
  expect(validityOf(key)).toBe(minutes * MINUTE);
});

it('keeps a part of the list of the blog for 10 minutes', () => {
  expect(validityOf('blogPosts-blog-30')).toBe(10 * MINUTE);
});

describe('a kept list', () => {
  it('is returned until its 15 minutes are over', () => {
    writeList(storage, 'blogPosts-blog', list(NOW));
    expect(readCachedList(storage, 'blogPosts-blog', NOW)).toEqual(list(NOW));
    expect(readCachedList(storage, 'blogPosts-blog', NOW + 15 * MINUTE)).toEqual(list(NOW));
    expect(readCachedList(storage, 'blogPosts-blog', NOW + 15 * MINUTE + 1)).toBeNull();
  });

  it('is ignored when its timestamp is in the future', () => {
    writeList(storage, 'blogPosts-blog', list(NOW + 1));
    expect(readCachedList(storage, 'blogPosts-blog', NOW)).toBeNull();
  });

  it.each(['', 'x', 'null', '[]', '{"timestamp":1}', JSON.stringify({ ...list(NOW), articles: [{ id: 1 }] })])(
    'is ignored when its text is %s',
    (text) => {
      kept.set('blogPosts-blog', text);
      expect(readCachedList(storage, 'blogPosts-blog', NOW)).toBeNull();
    },
  );

  it('is ignored in a browser that refuses to read its storage', () => {
    const broken = {
      ...storage,
      getItem: () => {
        throw new Error('refused');
      },
    };
    expect(readCachedList(broken, 'blogPosts-blog', NOW)).toBeNull();
  });
});

describe('a full storage', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  it('makes writeList delete the older half of the lists, nothing else, and try again', () => {
    kept.set('another', 'x');
    kept.set('blogPosts-c', JSON.stringify(list(3)));
    kept.set('blogPosts-a', JSON.stringify(list(1)));
    kept.set('blogPosts-b', JSON.stringify(list(2)));
    setItem.mockImplementationOnce(full);
    writeList(storage, 'blogPosts-blog', list(NOW));
    expect([...kept.keys()]).toEqual(['another', 'blogPosts-c', 'blogPosts-blog']);
  });

  it('makes writeList give up without an error when the second attempt fails too', () => {
    setItem.mockImplementation(full);
    writeList(storage, 'blogPosts-blog', list(NOW));
    expect(setItem).toHaveBeenCalledTimes(2);
    expect(kept.size).toBe(0);
  });
});

it('forgetLists removes the lists of a type, or all lists, and no other entry', () => {
  for (const key of ['blogPosts-blog', 'blogPosts-blog-simplified', 'blogPosts-anecdote', 'another'])
    kept.set(key, 'x');
  forgetLists(storage, 'blog');
  expect([...kept.keys()]).toEqual(['blogPosts-anecdote', 'another']);
  forgetLists(storage);
  expect([...kept.keys()]).toEqual(['another']);
});
