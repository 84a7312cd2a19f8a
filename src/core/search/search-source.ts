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

/** What a result shows of an article. @param excerptOf makes the excerpt of a description */
export function documentOf(
  source: SearchSource,
  excerptOf = (description: string) => excerpt(description, CARD_EXCERPT_LENGTH),
): SearchDocument {
  const { address, title, description, cover, contentType, date, dateLabel, readingTime } = source;
  return {
    address,
    title,
    excerpt: excerptOf(description),
    cover,
    contentType,
    date,
    dateLabel,
    readingTime,
  };
}

/** Whether results show of two articles the same. */
export function areShownAlike(one: SearchSource, other: SearchSource): boolean {
  // To make an excerpt takes longer than all else, and those of the same description are the same.
  const excerptOf = one.description === other.description ? () => '' : undefined;
  return JSON.stringify(documentOf(one, excerptOf)) === JSON.stringify(documentOf(other, excerptOf));
}
