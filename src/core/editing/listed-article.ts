import type { ContentType } from '../article/content-type.ts';
import type { ArticleStatus } from './article-form.ts';

/** An article as the lists of the back office show it. Instants are in ISO 8601. */
export interface ListedArticle {
  id: string;
  title: string;
  slug: string | null;
  imageUrl: string | null;
  contentType: ContentType;
  status: ArticleStatus;
  /** Ahead of now: scheduled. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  readingTime: string;
  /** When its unpublished changes were written last; null without any. */
  workingCopySavedAt: string | null;
  /** When they take the place of what is published by themselves; null where they do not. */
  scheduledAt: string | null;
  views: number;
  reads: number;
  /** Whether the member who reads the list may write it. */
  isWritable: boolean;
  /** Whether it waits for a review, or was returned from one; null for neither. */
  review: 'waiting' | 'returned' | null;
}

/** `date` is the one of publication, of creation for drafts. */
export type ArticleSort = 'date' | 'title' | 'type' | 'reading-time' | 'views';

/** Filters of the list; null means all. */
export interface ArticleFilters {
  category: string | null;
  contentType: ContentType | null;
  /** The id of the account whose last edit it is. */
  author: string | null;
  /** Month of the date in Paris, as 2026-11. */
  month: string | null;
}

/** Values offered by the filters of the list. */
export interface ArticleFilterChoices {
  categories: string[];
  authors: { id: string; name: string }[];
  /** The latest first. */
  months: string[];
}

/** The articles of a status, those that wait for a review, or all. */
export type ListedStatus = ArticleStatus | 'proposed' | 'all';

export interface ArticleListQuery extends ArticleFilters {
  status: ListedStatus;
  /** Words of titles, whatever their accents and case; empty: every article. */
  search: string;
  sort: ArticleSort;
  isAscending: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface ArticleListPage {
  articles: ListedArticle[];
  /** The number on all pages. */
  total: number;
}
