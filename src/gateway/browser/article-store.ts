import * as v from 'valibot';
import type { ArticleForm } from '../../core/editing/article-form.ts';
import type { ArticleStore, LoadedArticle, SaveOutcome, SaveRequest } from '../../core/editing/article-store.ts';
import { Instant } from '../../core/time/instant.ts';
import { answerOf, parseAnswer, refusalOf } from './answer.ts';
import { fieldOfColumn, FormRow, formRowOf } from './form-row.ts';
import { ReviewRow } from './review.ts';
import { retryAfterOf } from './retry-after.ts';
import type { BrowserDatabase } from './session.ts';

/** Longest save in milliseconds: a long article takes its time on a slow connection. */
const SAVE_TIMEOUT = 30_000;

const Status = v.picklist(['draft', 'published']);

const Loaded = v.pipe(
  v.object({
    id: v.string(),
    version: v.number(),
    status: Status,
    form: FormRow,
    published_form: v.nullable(FormRow),
    saved_at: Instant,
    // Missing in answers of older versions.
    scheduled_at: v.optional(v.nullable(Instant), null),
    is_writable: v.boolean(),
    review: v.nullable(ReviewRow),
  }),
  v.transform(({ published_form, saved_at, scheduled_at, is_writable, ...row }): LoadedArticle => ({
    ...row,
    isWritable: is_writable,
    publishedForm: published_form,
    savedAt: saved_at,
    scheduledAt: scheduled_at,
  })),
);

const Answer = v.pipe(
  v.variant('kind', [
    v.object({
      kind: v.literal('saved'),
      version: v.number(),
      saved_at: Instant,
      status: Status,
      slug: v.nullable(v.string()),
      published_at: v.nullable(Instant),
      publication_id: v.nullable(v.string()),
      // A repeated write of an older version gets its old answer.
      has_working_copy: v.optional(v.boolean(), false),
      scheduled_at: v.optional(v.nullable(Instant), null),
    }),
    v.object({ kind: v.literal('conflict'), current: Loaded, saved_by: v.nullable(v.string()) }),
    v.object({ kind: v.literal('slug_taken') }),
    v.object({ kind: v.literal('deleted') }),
    v.object({ kind: v.literal('refused'), field: v.nullable(v.string()), message: v.string() }),
  ]),
  v.transform((answer): SaveOutcome => {
    switch (answer.kind) {
      case 'saved': {
        const { saved_at, published_at, publication_id, has_working_copy, scheduled_at, ...rest } = answer;
        return {
          ...rest,
          savedAt: saved_at,
          publishedAt: published_at,
          publicationId: publication_id,
          hasWorkingCopy: has_working_copy,
          scheduledAt: scheduled_at,
        };
      }
      case 'conflict':
        return { kind: 'conflict', current: answer.current, savedBy: answer.saved_by };
      case 'slug_taken':
        return { kind: 'slug-taken' };
      case 'refused':
        return { ...answer, field: fieldOfColumn(answer.field) };
      case 'deleted':
        return answer;
    }
  }),
);

/** Store of the database's articles for the signed-in member. */
export function articleStore(database: BrowserDatabase): ArticleStore {
  return {
    async load(articleId) {
      return parseAnswer(v.nullable(Loaded), await answerOf(database.rpc('load_article', { article_id: articleId })));
    },
    save: (request, signal) =>
      save(database, request, signal).catch((error: unknown): SaveOutcome => {
        console.warn('The article may not have been saved', error);
        return { kind: 'unreachable' };
      }),
  };
}

async function save(
  database: BrowserDatabase,
  { articleId, baseVersion, form, intent, saveId }: SaveRequest,
  signal: AbortSignal | undefined,
): Promise<SaveOutcome> {
  const timeout = AbortSignal.timeout(SAVE_TIMEOUT);
  const computed_reading_time = await computedReadingTime(form);
  const { data, error, status } = await database
    .rpc('save_article', {
      article_id: articleId,
      base_version: baseVersion,
      form: { ...formRowOf(form), computed_reading_time },
      intent,
      save_id: saveId,
    })
    .abortSignal(signal ? AbortSignal.any([signal, timeout]) : timeout);
  if (!error) return parseAnswer(Answer, data);
  if (status === 413) return { kind: 'too-large' };
  if (status === 429) return { kind: 'busy', retryAfter: retryAfterOf(error) };
  // Two first writes ran at once: repeating the request returns the outcome of the other one.
  if (status === 409) throw refusalOf(status, error);
  const refusal = refusalOf(status, error);
  switch (refusal.kind) {
    case 'signed-out':
    case 'not-allowed':
      return { kind: refusal.kind };
    case 'refused':
      // PostgREST's message is English and about columns, so the log gets it.
      console.warn('The save was refused', refusal);
      return { kind: 'refused', field: null, message: '' };
    case 'unreachable':
      throw refusal;
  }
}

/**
 * Returns the reading time of the text, or '' when it was typed or cannot be computed; the database then keeps the
 * former one. Its HTML parser weighs as much as the editor's screen, so it loads on demand.
 */
async function computedReadingTime({ content, readingTime }: ArticleForm): Promise<string> {
  if (readingTime.trim() !== '') return '';
  try {
    const { readingTimeIfReadable } = await import('../../core/article/reading-time.ts');
    return readingTimeIfReadable(content);
  } catch (error) {
    console.warn('The reading time is not computed', error);
    return '';
  }
}
