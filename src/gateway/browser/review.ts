import * as v from 'valibot';
import type { Review } from '../../core/editing/article-store.ts';
import { Instant } from '../../core/time/instant.ts';
import { answerOf, parseAnswer } from './answer.ts';
import type { BrowserDatabase } from './session.ts';

export const ReviewRow = v.pipe(
  v.object({
    is_waiting: v.boolean(),
    proposed_by: v.nullable(v.string()),
    proposed_at: Instant,
    comment: v.nullable(v.string()),
    returned_by: v.nullable(v.string()),
    returned_at: v.nullable(Instant),
  }),
  v.transform(({ is_waiting, proposed_by, proposed_at, comment, returned_by, returned_at }): Review => ({
    isWaiting: is_waiting,
    proposedBy: proposed_by,
    proposedAt: proposed_at,
    returned: comment !== null && returned_at !== null ? { comment, by: returned_by, at: returned_at } : null,
  })),
);

const OptionalReview = v.nullable(ReviewRow);

/** Puts a draft on the list of drafts to review. @throws GatewayError */
export async function proposeArticle(database: BrowserDatabase, articleId: string): Promise<Review | null> {
  return parseAnswer(OptionalReview, await answerOf(database.rpc('propose_article', { article_id: articleId })));
}

/** Takes a draft off the list of drafts to review. @throws GatewayError */
export async function withdrawProposal(database: BrowserDatabase, articleId: string): Promise<Review | null> {
  return parseAnswer(OptionalReview, await answerOf(database.rpc('withdraw_proposal', { article_id: articleId })));
}

/** Returns a proposed draft to its author. @throws GatewayError, also when the draft no longer waits for a review */
export async function returnArticle(
  database: BrowserDatabase,
  articleId: string,
  comment: string,
): Promise<Review | null> {
  return parseAnswer(
    OptionalReview,
    await answerOf(database.rpc('return_article', { article_id: articleId, comment })),
  );
}

/** Counts the drafts that wait for a review. @throws GatewayError */
export function countProposals(database: BrowserDatabase): Promise<number> {
  return answerOf(database.rpc('count_proposals'));
}
