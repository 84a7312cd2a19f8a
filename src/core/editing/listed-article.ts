import type { ContentType } from '../article/content-type.ts';
import type { ArticleStatus } from './article-form.ts';

/** Article as the lists of the back office show it. Instants are in ISO 8601. */
export interface ListedArticle {
  id: string;
  title: string;
  slug: string | null;
  imageUrl: string | null;
  contentType: ContentType;
  status: ArticleStatus;
  /** In the future for a scheduled article. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  readingTime: string;
  /** Last write of unpublished changes; null without any. */
  workingCopySavedAt: string | null;
  /** Moment at which those changes are published by themselves, or null. */
  scheduledAt: string | null;
  views: number;
  reads: number;
  /** True when the member who reads the list may write the article. */
  isWritable: boolean;
  /** Null when the article neither waits for a review nor was returned from one. */
  review: 'waiting' | 'returned' | null;
}

/** Order of a list. `date` is the date of publication, or of creation for drafts. */
export type ArticleSort = 'date' | 'title' | 'type' | 'reading-time' | 'views';

/** Filters of a list; a null filter lets every article through. */
export interface ArticleFilters {
  category: string | null;
  contentType: ContentType | null;
  /** Id of the account that edited last. */
  author: string | null;
  /** Month of `date` in Paris, as 2026-11. */
  month: string | null;
}

export interface ArticleFilterChoices {
  categories: string[];
  authors: { id: string; name: string }[];
  /** Latest first. */
  months: string[];
}

/** `proposed`: drafts that wait for a review. */
export type ListedStatus = ArticleStatus | 'proposed' | 'all';

export interface ArticleListQuery extends ArticleFilters {
  status: ListedStatus;
  /** Words of titles, labels and texts, in any case and with any accents; empty for every article. */
  search: string;
  sort: ArticleSort;
  isAscending: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface ArticleListPage {
  articles: ListedArticle[];
  /** Number of articles on all pages. */
  total: number;
}
