import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';

export interface FormerSlug {
  slug: string;
  articleId: string;
}

/** Everything that the site is made from. */
export interface SiteContent {
  /** Published and due, in any order. */
  articles: Article[];
  /** By name. */
  categories: Category[];
  formerSlugs: FormerSlug[];
  /** True when these are the sample articles of an installation that has never reached its database. */
  isFallback: boolean;
}
