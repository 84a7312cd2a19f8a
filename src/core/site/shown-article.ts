import type { Article } from '../article/article.ts';

/**
 * Fields that an article's own page shows. Leaves out fields that would change the page's key without being seen there.
 */
export type ShownArticle = Omit<Article, 'slug' | 'categories' | 'isFeatured' | 'readCount' | 'createdAt'>;

export function shownArticle(article: Article): ShownArticle {
  const { slug: _slug, categories: _categories, isFeatured: _isFeatured, readCount: _readCount, ...rest } = article;
  const { createdAt: _createdAt, ...shown } = rest;
  return shown;
}
