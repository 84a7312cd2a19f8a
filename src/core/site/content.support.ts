import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { articleOf, ArticleRow, type Article } from '../article/article.ts';
import type { SiteContent } from './content.ts';

/** Returns the id of test article `number`. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Returns test article `number`; a higher number means an older article. */
export function anArticle(
  number: number,
  { content, ...fields }: Partial<Article> & { content?: string } = {},
): Article {
  const text = content ?? `<p>Texte ${number}</p>`;
  const instant = new Date(Date.UTC(2026, 4, 14, 12) - number * 60_000).toISOString();
  const row = {
    id: idOf(number),
    number,
    title: `Titre ${number}`,
    description: `Description ${number}`,
    content_hash: text,
    slug: `article-${number}`,
    content_type: 'blog',
    created_at: instant,
    updated_at: instant,
  };
  return { ...articleOf(v.parse(ArticleRow, row), text), ...fields };
}

export function articlesOf(count: number, fields: Partial<Article> = {}): Article[] {
  return Array.from({ length: count }, (_, index) => anArticle(index + 1, fields));
}

export function contentOf(fields: Partial<SiteContent> = {}): SiteContent {
  return { articles: [], categories: [], formerSlugs: [], contest: null, contests: [], isFallback: false, ...fields };
}

export const EFFECTS = {
  hash: (text: string) => createHash('sha256').update(text).digest('hex'),
  now: new Date('2026-11-21T12:00:00Z'),
};
