import { beforeEach, expect, it } from 'vitest';
import { forgetLists, type ListStorage } from '../../core/editing/list-cache.ts';
import { listedArticle } from './listed-article.support.ts';
import { keepPage, keptPage } from './kept-page.ts';

const NOW = 1_000_000;
const PAGE = {
  total: 42,
  articles: [
    listedArticle({ id: '1', contentType: 'blog', publishedAt: '2026-05-14T12:00:00+00:00' }),
    listedArticle({ id: '2', contentType: 'anecdote', publishedAt: '2026-05-13T12:00:00Z' }),
    listedArticle({ id: '3', contentType: 'blog', publishedAt: null, createdAt: '2026-05-12T12:00:00Z' }),
  ],
};

let kept: Map<string, string>;
let storage: ListStorage;

beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
});

it('stores a page under one key per content type and reads the same page back', () => {
  keepPage(storage, 'published', PAGE, NOW);
  expect([...kept.keys()]).toEqual(['blogPosts-blog', 'blogPosts-anecdote']);
  expect(keptPage(storage, 'published', NOW)).toEqual({ ...PAGE, timestamp: NOW });
});

it('keeps drafts under keys of their own, and for 2 minutes only', () => {
  keepPage(storage, 'draft', PAGE, NOW);
  expect([...kept.keys()]).toEqual(['blogPosts-blog-simplified', 'blogPosts-anecdote-simplified']);
  expect(keptPage(storage, 'published', NOW)).toBeNull();
  expect(keptPage(storage, 'draft', NOW + 120_000)).not.toBeNull();
  expect(keptPage(storage, 'draft', NOW + 120_001)).toBeNull();
});

it('returns no page when the articles of one of its content types have been forgotten', () => {
  keepPage(storage, 'published', PAGE, NOW);
  forgetLists(storage, 'anecdote');
  expect([...kept.keys()]).toEqual(['blogPosts-blog']);
  expect(keptPage(storage, 'published', NOW)).toBeNull();
});

it('returns no page when its two parts were stored at different times', () => {
  keepPage(storage, 'published', PAGE, NOW);
  const former = String(kept.get('blogPosts-blog'));
  keepPage(storage, 'published', PAGE, NOW + 1);
  kept.set('blogPosts-blog', former);
  expect(keptPage(storage, 'published', NOW + 1)).toBeNull();
});
