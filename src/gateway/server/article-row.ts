import * as v from 'valibot';
import { articleOf, ArticleRow, type Article } from '../../core/article/article.ts';
import { sharedParts } from '../../core/article/shared-parts.ts';
import { SiteError } from '../../core/site/site-error.ts';
import type { Database } from '../database.types.ts';

type Column = keyof Database['public']['Tables']['blog_posts']['Row'];

export const ARTICLE_COLUMNS = (
  Object.keys(ArticleRow.entries) as (keyof typeof ArticleRow.entries)[] satisfies Column[]
).join(',');

/** Returns the text of a row, or '' when it was read without. */
export function contentOf(row: unknown): string {
  const { content } = (row ?? {}) as { content?: unknown };
  return typeof content === 'string' ? content : '';
}

/** Row that the site cannot show. */
export interface RefusedRow {
  id: string;
  contentHash: string;
  /** Sentence that names the article and the field. */
  reason: string;
}

export interface ParsedRows {
  articles: Article[];
  refused: RefusedRow[];
}

const withSharedParts = sharedParts();

/** Parses rows of blog_posts one by one, so that a refused row does not affect others. */
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

/** Parses a row, with or without its text. @throws SiteError that names the article, and the field or problem */
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
