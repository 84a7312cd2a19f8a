import { createHash } from 'node:crypto';
import type { Article } from '../article/article.ts';
import type { SiteContent } from './content.ts';

/** The id of test article `number`. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Test article `number`: the higher, the older. */
export function anArticle(number: number, fields: Partial<Article> = {}): Article {
  const instant = new Date(Date.UTC(2026, 4, 14, 12) - number * 60_000).toISOString();
  return {
    id: idOf(number),
    title: `Titre ${number}`,
    description: `Description ${number}`,
    content: `<p>Texte ${number}</p>`,
    slug: `article-${number}`,
    imageUrl: null,
    readingTime: '1 min de lecture',
    metaTitle: null,
    metaDescription: null,
    metaKeywords: [],
    categories: [],
    tags: [],
    contentType: 'blog',
    isFeatured: false,
    readCount: 0,
    publishedAt: instant,
    createdAt: instant,
    updatedAt: instant,
    ...fields,
  };
}

export function articlesOf(count: number, fields: Partial<Article> = {}): Article[] {
  return Array.from({ length: count }, (_, index) => anArticle(index + 1, fields));
}

export function contentOf(fields: Partial<SiteContent> = {}): SiteContent {
  return { articles: [], categories: [], formerSlugs: [], isFallback: false, ...fields };
}

export const EFFECTS = {
  hash: (text: string) => createHash('sha256').update(text).digest('hex'),
  now: new Date('2026-11-21T12:00:00Z'),
};
