import * as v from 'valibot';
import type { ArticleForm } from '../../core/editing/article-form.ts';
import { answerOf } from './answer.ts';
import { FormRow } from './form-row.ts';
import { GatewayError } from './gateway-error.ts';
import { Instant, parseAnswer } from './parse-answer.ts';
import type { BrowserDatabase } from './session.ts';

/** A text that an article had. */
export interface Revision {
  id: number;
  /**
   * Reason for keeping it: `before` is the first revision, the article's text until then; `other` is a write past the
   * editor.
   */
  kind: 'before' | 'save' | 'publish' | 'unpublish' | 'other';
  title: string;
  /** The e-mail address of who wrote it; null when nobody knows. */
  author: string | null;
  createdAt: string;
  /** Characters of text that it has more than the revision before. */
  sizeChange: number;
}

const RevisionRow = v.pipe(
  v.object({
    id: v.number(),
    kind: v.picklist(['before', 'save', 'publish', 'unpublish', 'other']),
    title: v.string(),
    author: v.nullable(v.string()),
    created_at: Instant,
    size_change: v.number(),
  }),
  v.transform(({ created_at, size_change, ...row }): Revision => ({
    ...row,
    createdAt: created_at,
    sizeChange: size_change,
  })),
);

/** The revisions of an article, newest first. @throws GatewayError */
export async function listRevisions(database: BrowserDatabase, articleId: string): Promise<Revision[]> {
  return parseAnswer(v.array(RevisionRow), await answerOf(database.rpc('list_revisions', { article_id: articleId })));
}

/** The whole form that a revision has kept. @throws GatewayError, also when there is no such revision any more */
export async function readRevision(database: BrowserDatabase, id: number): Promise<ArticleForm> {
  const form = await answerOf(database.rpc('read_revision', { revision_id: id }));
  if (form === null) throw new GatewayError('refused', 404, '', `There is no revision ${id}`);
  return parseAnswer(FormRow, form);
}
