import type { Article, ContentType } from '../article/article.ts';
import { CARD_EXCERPT_LENGTH, excerpt, FEATURED_EXCERPT_LENGTH } from '../text/excerpt.ts';
import { longDate } from '../time/paris-date.ts';
import { articleAddress } from './addresses.ts';

/** What a card shows of an article. */
export interface ArticleSummary {
  address: string;
  title: string;
  excerpt: string;
  contentType: ContentType;
  imageUrl: string | null;
  readingTime: string;
  /** ISO instant, and how it reads in French. */
  date: string;
  dateLabel: string;
}

export function summarise(article: Article, length = CARD_EXCERPT_LENGTH): ArticleSummary {
  return {
    address: articleAddress(article),
    title: article.title,
    excerpt: excerpt(article.description, length),
    contentType: article.contentType,
    imageUrl: article.imageUrl,
    readingTime: article.readingTime,
    date: article.publishedAt,
    dateLabel: longDate(article.publishedAt),
  };
}

export function summariseFeatured(article: Article): ArticleSummary {
  return summarise(article, FEATURED_EXCERPT_LENGTH);
}
