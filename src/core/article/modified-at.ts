import type { Article } from './article.ts';

/** Returns when an article last changed, in ISO 8601. Changes before its publication date do not count. */
export function modifiedAt({ publishedAt, updatedAt }: Pick<Article, 'publishedAt' | 'updatedAt'>): string {
  const published = new Date(publishedAt).toISOString();
  const updated = new Date(updatedAt).toISOString();
  return updated > published ? updated : published;
}
