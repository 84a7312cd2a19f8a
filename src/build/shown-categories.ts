import { isArticlePage } from '../core/site/newest-articles.ts';
import type { Page } from '../core/site/pages.ts';
import { articleCategoriesIn, withArticleCategories, type ArticleCategories } from './article-categories.ts';
import { categoryNavigationIn, withCategoryNavigation } from './category-navigation.ts';

/** What a page shows of categories, as others with the same part of their keys show it: a list's navigation, or what an article's page says. */
export type ShownCategories = string | ArticleCategories;

/** @param html of the page @returns null where it cannot be told */
export function categoriesIn(page: Page, html: Buffer): ShownCategories | null {
  return isArticlePage(page) ? articleCategoriesIn(html) : categoryNavigationIn(html);
}

/**
 * A page that says what it said, but of categories.
 *
 * @param html of the page as it was
 * @param shown by a page whose key has the same part for categories
 * @returns null where the page is not as it should be
 */
export function withCategories(page: Page, html: Buffer, shown: ShownCategories): Buffer | null {
  if (typeof shown === 'string') return withCategoryNavigation(html, shown);
  return isArticlePage(page) ? withArticleCategories(html, shown, page.props.article) : null;
}
