import type { Article } from './article.ts';

/** When an article last changed, in ISO 8601: what was written before its date has not changed since. */
export function modifiedAt({ publishedAt, updatedAt }: Pick<Article, 'publishedAt' | 'updatedAt'>): string {
  const published = new Date(publishedAt).toISOString();
  const updated = new Date(updatedAt).toISOString();
  return updated > published ? updated : published;
}
