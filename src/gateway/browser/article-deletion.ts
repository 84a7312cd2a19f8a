import type { Database } from '../database.types.ts';
import { answerOf } from './answer.ts';
import type { BrowserDatabase } from './session.ts';

const ANSWER_TIMEOUT = 10_000;

/** `refused`: the user is signed out or lacks the right. `failed`: no answer, so the outcome is unknown. */
type Failure = 'refused' | 'failed';

export type DeletionOutcome = Database['public']['Enums']['article_deletion'] | Failure;
export type RestorationOutcome = Database['public']['Enums']['article_restoration'] | Failure;

/** Deletes an article; it can be restored for 30 days. */
export function deleteArticle(database: BrowserDatabase, articleId: string): Promise<DeletionOutcome> {
  return outcomeOf(database.rpc('delete_article', { article_id: articleId }));
}

export function restoreArticle(database: BrowserDatabase, articleId: string): Promise<RestorationOutcome> {
  return outcomeOf(database.rpc('restore_article', { article_id: articleId }));
}

/** Returns true when visitors may see an article. @throws GatewayError */
export async function isPublic(database: BrowserDatabase, articleId: string): Promise<boolean> {
  const seen = database.from('blog_posts').select('id').eq('id', articleId).eq('status', 'published');
  return (await answerOf(seen.lte('published_at', 'now'))).length > 0;
}

interface Answer<Outcome> {
  data: Outcome | null;
  error: unknown;
  status: number;
}

async function outcomeOf<Outcome>(
  request: PromiseLike<Answer<Outcome>> & { abortSignal(signal: AbortSignal): PromiseLike<Answer<Outcome>> },
): Promise<Outcome | Failure> {
  const { data, error, status } = await request.abortSignal(AbortSignal.timeout(ANSWER_TIMEOUT));
  if (data !== null) return data;
  console.warn('The database has refused, or has not answered', error);
  return status === 401 || status === 403 ? 'refused' : 'failed';
}
