import { answerOf } from './answer.ts';
import type { BrowserDatabase } from './session.ts';

/** @throws GatewayError */
export async function listTags(database: BrowserDatabase): Promise<string[]> {
  const tags = await answerOf(database.from('tags').select('name').order('name'));
  return tags.map(({ name }) => name);
}
