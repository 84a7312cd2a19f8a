import type { Article } from '../article/article.ts';
import type { ContentType } from '../article/content-type.ts';
import { CARD_EXCERPT_LENGTH, excerpt, FEATURED_EXCERPT_LENGTH } from '../text/excerpt.ts';
import { longDate } from '../time/paris-date.ts';
import { articleAddress } from './addresses.ts';
import type { ListsChange } from './article-lists.ts';

export interface ArticleSummary {
  address: string;
  title: string;
  excerpt: string;
  contentType: ContentType;
  imageUrl: string | null;
  readingTime: string;
  /** ISO 8601; `dateLabel` is the same in French. */
  date: string;
  dateLabel: string;
}

const summaries = new WeakMap<Article, ArticleSummary>();

/** Returns the summary of an article, made once: ten lists and pages may show it. */
export function summarise(article: Article): ArticleSummary {
  let summary = summaries.get(article);
  if (!summary) {
    summary = summaryOf(article, CARD_EXCERPT_LENGTH);
    summaries.set(article, summary);
  }
  return summary;
}

/** Reuses the former summaries of changed articles where they are equal, so that pages showing them stay valid. */
export function keepSummaries({ added, removed }: ListsChange): void {
  const former = new Map(removed.map((article) => [article.id, article]));
  for (const article of added) {
    const before = former.get(article.id);
    const summary = before && summaries.get(before);
    if (summary && JSON.stringify(summary) === JSON.stringify(summarise(article))) summaries.set(article, summary);
  }
}

/** Returns a summary with the longer excerpt, for the article shown large. */
export function summariseFeatured(article: Article): ArticleSummary {
  return summaryOf(article, FEATURED_EXCERPT_LENGTH);
}

function summaryOf(article: Article, excerptLength: number): ArticleSummary {
  return {
    address: articleAddress(article),
    title: article.title,
    excerpt: excerpt(article.description, excerptLength),
    contentType: article.contentType,
    imageUrl: article.imageUrl,
    readingTime: article.readingTime,
    date: article.publishedAt,
    dateLabel: longDate(article.publishedAt),
  };
}
