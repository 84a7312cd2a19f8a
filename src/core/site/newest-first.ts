import type { Article } from '../article/article.ts';

type Dated = Pick<Article, 'id' | 'publishedAt' | 'createdAt'>;

/**
 * Orders articles as every list shows them: by publication, newest first, then by creation; by id where both are equal, so
 * that two builds of the same content agree.
 */
export function newestFirst<A extends Dated>(articles: readonly A[]): A[] {
  return articles.toSorted(compareNewestFirst);
}

/** Compares two articles by the order of `newestFirst`. */
export function compareNewestFirst(a: Dated, b: Dated): number {
  return laterFirst(a.publishedAt, b.publishedAt) || laterFirst(a.createdAt, b.createdAt) || (a.id < b.id ? -1 : 1);
}

/** Articles have their instants as `toISOString` writes them, which are in the order of their texts but for years of five digits. */
const SORTED_FORM = '2026-01-01T00:00:00.000Z';

function laterFirst(a: string, b: string): number {
  if (hasSortedForm(a) && hasSortedForm(b)) return a === b ? 0 : a < b ? 1 : -1;
  return Date.parse(b) - Date.parse(a);
}

function hasSortedForm(instant: string): boolean {
  return instant.length === SORTED_FORM.length && instant.endsWith('Z');
}
