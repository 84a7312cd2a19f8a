import * as v from 'valibot';
import { articleOf, ArticleRow, type Article } from '../../core/article/article.ts';
import { sharedParts } from '../../core/article/shared-parts.ts';
import { SiteError } from '../../core/site/site-error.ts';
import type { Database } from '../database.types.ts';

type Column = keyof Database['public']['Tables']['blog_posts']['Row'];

/** The columns that the site reads. */
export const ARTICLE_COLUMNS = (
  Object.keys(ArticleRow.entries) as (keyof typeof ArticleRow.entries)[] satisfies Column[]
).join(',');

/** The text of a row that was read with it. */
export function contentOf(row: unknown): string {
  const { content } = (row ?? {}) as { content?: unknown };
  return typeof content === 'string' ? content : '';
}

/** A row that the site cannot show. */
export interface RefusedRow {
  id: string;
  contentHash: string;
  /** A sentence that names the article and the field. */
  reason: string;
}

/** Rows that were parsed: articles, and what cannot be shown. */
export interface ParsedRows {
  articles: Article[];
  refused: RefusedRow[];
}

const withSharedParts = sharedParts();

/** Parses rows of blog_posts, each for itself: one that cannot be shown keeps no other back. */
export function parseRows(rows: readonly unknown[]): ParsedRows {
  const parsed: ParsedRows = { articles: [], refused: [] };
  for (const row of rows) {
    try {
      parsed.articles.push(withSharedParts(parseArticleRow(row)));
    } catch (error) {
      const { id, content_hash: contentHash } = row as { id: string; content_hash?: unknown };
      parsed.refused.push({ id, contentHash: String(contentHash ?? ''), reason: (error as Error).message });
    }
  }
  return parsed;
}

/**
 * Parses a row of blog_posts, with or without its text.
 * @throws SiteError that names the article, and the field or what its text has
 */
export function parseArticleRow(row: unknown): Article {
  const refuse = (problem: string, cause?: unknown) => {
    const { id, title } = (row ?? {}) as { id?: unknown; title?: unknown };
    return new SiteError(`Article ${String(id)} “${String(title)}” cannot be shown: ${problem}.`, cause);
  };
  const result = v.safeParse(ArticleRow, row);
  if (!result.success) {
    const [issue] = result.issues;
    throw refuse(`its field ${v.getDotPath(issue) ?? '?'} ${issue.message}`);
  }
  try {
    return articleOf(result.output, contentOf(row));
  } catch (error) {
    throw refuse((error as Error).message, error);
  }
}
