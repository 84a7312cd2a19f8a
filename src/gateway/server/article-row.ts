import * as v from 'valibot';
import { articleOf, ArticleRow, type Article } from '../../core/article/article.ts';
import { SiteError } from '../../core/site/site-error.ts';

/** The columns that the site reads. */
export const ARTICLE_COLUMNS = Object.keys(ArticleRow.entries).join(',');

/** The text of a row that was read with it. */
export function contentOf(row: unknown): string {
  const { content } = (row ?? {}) as { content?: unknown };
  return typeof content === 'string' ? content : '';
}

/** Parses a row of blog_posts, with or without its text. @throws SiteError that names the article and the field */
export function parseArticle(row: unknown): Article {
  const result = v.safeParse(ArticleRow, row);
  if (result.success) return articleOf(result.output, contentOf(row));
  const { id, title } = (row ?? {}) as { id?: unknown; title?: unknown };
  const [issue] = result.issues;
  throw new SiteError(
    `Article ${String(id)} “${String(title)}” cannot be shown: its field ${v.getDotPath(issue) ?? '?'} ${issue.message}.`,
  );
}
