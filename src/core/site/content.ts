import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';
import type { ContestStatus } from '../contest/contest-status.ts';

export interface FormerSlug {
  slug: string;
  articleId: string;
}

export interface SiteContent {
  /** Published and due, in any order. */
  articles: Article[];
  /** Sorted by name. */
  categories: Category[];
  formerSlugs: FormerSlug[];
  /** Record of the live contest; null for a demonstration, or when no database answers. */
  contest: ContestStatus | null;
  /** Every contest including that one, newest first; each keeps its page. */
  contests: readonly ContestStatus[];
  /** True for the sample articles of an installation that has never reached its database. */
  isFallback: boolean;
}

/** Content with the articles' texts, HTML as stored, by id. */
export interface ContentWithTexts extends SiteContent {
  texts: ReadonlyMap<string, string>;
}

export function emptyContent(): SiteContent {
  return { articles: [], categories: [], formerSlugs: [], contest: null, contests: [], isFallback: false };
}
