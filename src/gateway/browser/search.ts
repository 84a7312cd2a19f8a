import { CONTENT_TYPES, type ContentType } from '../../core/article/content-type.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';

export interface FoundArticle {
  id: string;
  slug: string | null;
  contentType: ContentType;
  /** With matches marked (`marked-text.ts`), as in `extract`. */
  title: string;
  extract: string;
  imageUrl: string | null;
  /** ISO 8601. */
  publishedAt: string;
  readingTime: string;
}

interface SearchAnswer {
  /** `all`: each article has all words; `some`: some words; `near`: similar words. */
  precision: 'all' | 'some' | 'near';
  /** Number of articles found. */
  total: number;
  /** Best match first. */
  articles: FoundArticle[];
}

const ANSWER_TIMEOUT = 8_000;

/**
 * Searches by plain fetch, as a visitor.
 * @param wanted most articles to return
 * @throws without an answer of the database, or for an unexpected one
 */
export async function searchArticles(query: string, wanted: number, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(`${databaseOrigin()}/rest/v1/rpc/search_articles`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'content-type': 'application/json' },
    // PostgreSQL refuses null characters.
    body: JSON.stringify({ query: query.toWellFormed().replaceAll('\0', ''), wanted }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT)]),
  });
  if (!response.ok) throw new Error(`The database answered ${response.status}`);
  return parseAnswer(await response.json());
}

function parseAnswer(answer: unknown): SearchAnswer {
  const { precision, total, articles } = fieldsOf(answer);
  const known = (['all', 'some', 'near'] as const).find((name) => name === precision);
  if (!known || typeof total !== 'number' || !Array.isArray(articles)) throw new TypeError('The search has no answer');
  return { precision: known, total, articles: articles.map(parseArticle) };
}

function parseArticle(row: unknown): FoundArticle {
  const { id, slug, content_type, title, extract, image_url, published_at, reading_time } = fieldsOf(row);
  const contentType = CONTENT_TYPES.find((known) => known === content_type);
  const publishedAt = new Date(String(published_at));
  if (typeof id !== 'string' || !contentType || Number.isNaN(publishedAt.getTime())) {
    throw new TypeError('The search does not answer with articles');
  }
  return {
    id,
    contentType,
    slug: textOf(slug).normalize('NFC') || null,
    title: textOf(title),
    extract: textOf(extract),
    imageUrl: textOf(image_url) || null,
    publishedAt: publishedAt.toISOString(),
    readingTime: textOf(reading_time),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
