import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';
import type { ContestStatus } from '../contest/contest-status.ts';

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
  /** Record of the live contest; null for a demonstration, or when no database answers. */
  contest: ContestStatus | null;
  /** Every contest that took place, that one too, the newest first: each keeps its page. */
  contests: readonly ContestStatus[];
  /** True when these are the sample articles of an installation that has never reached its database. */
  isFallback: boolean;
}

/** With the texts of its articles, HTML as stored, by the articles' ids. */
export interface ContentWithTexts extends SiteContent {
  texts: ReadonlyMap<string, string>;
}

/** Returns the content of a site without articles. */
export function emptyContent(): SiteContent {
  return { articles: [], categories: [], formerSlugs: [], contest: null, contests: [], isFallback: false };
}
