import * as v from 'valibot';
import type { ArticleForm } from '../../core/editing/article-form.ts';
import { Instant } from '../../core/time/instant.ts';
import { answerOf, parseAnswer } from './answer.ts';
import { FormRow } from './form-row.ts';
import { GatewayError } from './gateway-error.ts';
import type { BrowserDatabase } from './session.ts';

/** Former text of an article. */
export interface Revision {
  id: number;
  /** Reason for keeping it. `before`: the text before the first revision. `other`: a write not made in the editor. */
  kind: 'before' | 'save' | 'publish' | 'unpublish' | 'other';
  title: string;
  /** Name of its writer; null when unknown. */
  author: string | null;
  createdAt: string;
  /** Difference in characters from the revision before. */
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

/** Returns the revisions of an article, newest first. @throws GatewayError */
export async function listRevisions(database: BrowserDatabase, articleId: string): Promise<Revision[]> {
  return parseAnswer(v.array(RevisionRow), await answerOf(database.rpc('list_revisions', { article_id: articleId })));
}

/** Reads the whole form of a revision. @throws GatewayError, also when the revision is gone */
export async function readRevision(database: BrowserDatabase, id: number): Promise<ArticleForm> {
  const form = await answerOf(database.rpc('read_revision', { revision_id: id }));
  if (form === null) throw new GatewayError('refused', 404, '', `There is no revision ${id}`);
  return parseAnswer(FormRow, form);
}
