import type { ListedArticle } from '../../core/editing/listed-article.ts';

/** Returns an article of the list, for tests. */
export function listedArticle(changes: Partial<ListedArticle> = {}): ListedArticle {
  return {
    id: 'b8a3c1de-0000-4000-8000-000000000001',
    title: 'Écrire une bio',
    slug: 'ecrire-une-bio',
    imageUrl: null,
    contentType: 'blog',
    status: 'published',
    publishedAt: '2026-05-14T12:00:00Z',
    createdAt: '2026-05-01T12:00:00Z',
    updatedAt: '2026-05-14T12:00:00Z',
    readingTime: '4 min de lecture',
    workingCopySavedAt: null,
    scheduledAt: null,
    views: 12,
    reads: 3,
    isWritable: true,
    review: null,
    ...changes,
  };
}

/** An article that is online. */
export const BIO = listedArticle();

/** An anecdote that will be online later. */
export const CAT = listedArticle({
  id: 'c',
  title: 'Le chat a choisi',
  slug: null,
  contentType: 'anecdote',
  publishedAt: '2026-06-14T12:05:00Z',
});
