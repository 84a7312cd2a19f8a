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
  const [first, second] = [timesOf(a), timesOf(b)];
  return second.published - first.published || second.created - first.created || (a.id < b.id ? -1 : 1);
}

interface Times {
  published: number;
  created: number;
}

/** Dates are compared many times, and parsed once. */
const times = new WeakMap<Dated, Times>();

function timesOf(article: Dated): Times {
  let known = times.get(article);
  if (!known) {
    known = { published: Date.parse(article.publishedAt), created: Date.parse(article.createdAt) };
    times.set(article, known);
  }
  return known;
}
