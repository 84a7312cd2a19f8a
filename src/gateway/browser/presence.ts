import * as v from 'valibot';
import { Instant } from '../../core/time/instant.ts';
import { answerOf, parseAnswer } from './answer.ts';
import type { BrowserDatabase } from './session.ts';

/** Member who has an article open elsewhere: another member, or this member on another computer. */
export interface OtherEditor {
  /** Name in the team. */
  name: string;
  since: string;
  isOwn: boolean;
}

const OtherEditors = v.array(
  v.pipe(
    v.object({ name: v.string(), since: Instant, is_own: v.boolean() }),
    v.transform(({ is_own, ...editor }): OtherEditor => ({ ...editor, isOwn: is_own })),
  ),
);

/**
 * Announces for 60 seconds that the member has an article open here.
 * @returns everybody who has it open, also this member on another computer
 * @throws GatewayError
 */
export async function announceEditing(database: BrowserDatabase, articleId: string): Promise<OtherEditor[]> {
  return parseAnswer(OtherEditors, await answerOf(database.rpc('announce_editing', { article_id: articleId })));
}

/** Announces that the member has left an article. @throws GatewayError */
export async function stopEditing(database: BrowserDatabase, articleId: string): Promise<void> {
  await answerOf(database.rpc('stop_editing', { article_id: articleId }));
}
