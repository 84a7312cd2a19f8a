import { isArticlePage } from '../core/site/newest-articles.ts';
import type { Page } from '../core/site/pages.ts';
import type { ShownArticle } from '../core/site/shown-article.ts';
import { articleCategoriesIn, withArticleCategories, type ArticleCategories } from './article-categories.ts';
import { categoryNavigationIn, withCategoryNavigation } from './category-navigation.ts';

/** What a page shows of categories, as others with the same part of their keys show it: a list's navigation, or what an article's page says. */
export type ShownCategories = string | ArticleCategories;

/** What a page of the last publication is given, to be what it is now. */
export interface CategoryUpdate {
  file: string;
  shown: ShownCategories;
  /** What the page says of when its article was changed; null of a list. */
  article: Pick<ShownArticle, 'publishedAt' | 'updatedAt'> | null;
}

/** @param html of the page @returns null where it cannot be told */
export function categoriesIn(page: Page, html: Buffer): ShownCategories | null {
  return isArticlePage(page) ? articleCategoriesIn(html) : categoryNavigationIn(html);
}

/** The update of a page. @param shown by a page whose key has the same part for categories */
export function categoryUpdate(file: string, page: Page, shown: ShownCategories): CategoryUpdate {
  if (!isArticlePage(page)) return { file, shown, article: null };
  const { publishedAt, updatedAt } = page.props.article;
  return { file, shown, article: { publishedAt, updatedAt } };
}

/**
 * A page that has been updated: the same bytes as if it were rendered.
 *
 * @param allocate gives its memory
 * @returns null where it is not as it should be
 */
export function withCategories(
  html: Buffer,
  { shown, article }: CategoryUpdate,
  allocate?: (length: number) => Buffer,
): Buffer | null {
  if (typeof shown === 'string') return withCategoryNavigation(html, shown, allocate);
  return article && withArticleCategories(html, shown, article, allocate);
}
