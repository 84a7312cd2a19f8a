import { CARD_EXCERPT_LENGTH, excerpt } from '../text/excerpt.ts';
import type { SearchDocument } from './index-files.ts';

/** An article as the index reads it. */
export interface SearchSource extends Omit<SearchDocument, 'excerpt'> {
  /** Its own for good: a positive integer, the higher the later it was created. */
  number: number;
  description: string;
  categories: string[];
  tags: string[];
  /** HTML as stored. */
  content: string;
}

/** What a result shows of an article. */
export function documentOf(source: SearchSource): SearchDocument {
  const { address, title, description, cover, contentType, date, dateLabel, readingTime } = source;
  return {
    address,
    title,
    excerpt: excerpt(description, CARD_EXCERPT_LENGTH),
    cover,
    contentType,
    date,
    dateLabel,
    readingTime,
  };
}
