import * as v from 'valibot';
import { answerOf } from './answer.ts';
import { Instant, parsed } from './parsed.ts';
import type { BrowserDatabase } from './session.ts';

/** Another administrator who has an article open. */
export interface OtherEditor {
  /** The e-mail address. */
  name: string;
  since: string;
}

const OtherEditors = v.array(v.object({ name: v.string(), since: Instant }));

/**
 * Says that whoever is signed in has an article open, which counts for 60 seconds. @returns the others who have
 *
 * @throws GatewayError
 */
export async function announceEditing(database: BrowserDatabase, articleId: string): Promise<OtherEditor[]> {
  return parsed(OtherEditors, await answerOf(database.rpc('announce_editing', { article_id: articleId })));
}

/** Says that whoever is signed in has left an article. @throws GatewayError */
export async function stopEditing(database: BrowserDatabase, articleId: string): Promise<void> {
  await answerOf(database.rpc('stop_editing', { article_id: articleId }));
}
