import type { Article } from '../article/article.ts';

type Dated = Pick<Article, 'id' | 'publishedAt' | 'createdAt'>;

/**
 * Orders articles as every list shows them: by publication, newest first, then by creation; by id where both are equal, so
 * that two builds of the same content agree.
 */
export function newestFirst<A extends Dated>(articles: readonly A[]): A[] {
  return articles
    .map((article) => ({
      article,
      published: Date.parse(article.publishedAt),
      created: Date.parse(article.createdAt),
    }))
    .sort((a, b) => b.published - a.published || b.created - a.created || (a.article.id < b.article.id ? -1 : 1))
    .map(({ article }) => article);
}
