import type { Article } from '../article/article.ts';

type Dated = Pick<Article, 'id' | 'publishedAt' | 'createdAt'>;

/** Orders by publication, newest first, then creation, then id, so that two builds of the same content agree. */
export function newestFirst<A extends Dated>(articles: readonly A[]): A[] {
  return articles.toSorted(compareNewestFirst);
}

export function compareNewestFirst(a: Dated, b: Dated): number {
  return laterFirst(a.publishedAt, b.publishedAt) || laterFirst(a.createdAt, b.createdAt) || (a.id < b.id ? -1 : 1);
}

/** Form of instants that sort as text: that of `toISOString`, except for years of five digits. */
const SORTED_FORM = '2026-01-01T00:00:00.000Z';

function laterFirst(a: string, b: string): number {
  if (hasSortedForm(a) && hasSortedForm(b)) return a === b ? 0 : a < b ? 1 : -1;
  return Date.parse(b) - Date.parse(a);
}

function hasSortedForm(instant: string): boolean {
  return instant.length === SORTED_FORM.length && instant.endsWith('Z');
}
