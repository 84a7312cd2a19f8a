import type { Database } from '../database.types.ts';
import { answerOf } from './answer.ts';
import { GatewayError } from './gateway-error.ts';
import type { BrowserDatabase } from './session.ts';

/** `refused`: the user is signed out or lacks the right. `failed`: no answer, so the outcome is unknown. */
type Failure = 'refused' | 'failed';

export type DeletionOutcome = Database['public']['Enums']['article_deletion'] | Failure;
export type RestorationOutcome = Database['public']['Enums']['article_restoration'] | Failure;

/** Deletes an article; it can be restored for 30 days. */
export function deleteArticle(database: BrowserDatabase, articleId: string): Promise<DeletionOutcome> {
  return outcomeOf(answerOf(database.rpc('delete_article', { article_id: articleId })));
}

export function restoreArticle(database: BrowserDatabase, articleId: string): Promise<RestorationOutcome> {
  return outcomeOf(answerOf(database.rpc('restore_article', { article_id: articleId })));
}

/** Returns true when visitors may see an article. @throws GatewayError */
export async function isPublic(database: BrowserDatabase, articleId: string): Promise<boolean> {
  const seen = database.from('blog_posts').select('id').eq('id', articleId).eq('status', 'published');
  return (await answerOf(seen.lte('published_at', 'now'))).length > 0;
}

async function outcomeOf<Outcome>(answer: Promise<Outcome>): Promise<Outcome | Failure> {
  try {
    return await answer;
  } catch (error) {
    console.warn('The database has refused, or has not answered', error);
    const isRefused = error instanceof GatewayError && (error.kind === 'signed-out' || error.kind === 'not-allowed');
    return isRefused ? 'refused' : 'failed';
  }
}
