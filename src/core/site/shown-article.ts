import type { Article } from '../article/article.ts';

/** Fields that an article's own page shows. Fields not seen there are left out: they would change the key of the page. */
export type ShownArticle = Omit<Article, 'slug' | 'categories' | 'isFeatured' | 'readCount' | 'createdAt'>;

export function shownArticle(article: Article): ShownArticle {
  const { slug: _slug, categories: _categories, isFeatured: _isFeatured, readCount: _readCount, ...rest } = article;
  const { createdAt: _createdAt, ...shown } = rest;
  return shown;
}
