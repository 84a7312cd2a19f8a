import { articleIdsByName } from './administration.ts';
import { answerOf } from './answer.ts';
import type { BrowserDatabase } from './session.ts';

/** Names in one request: its address contains them. */
const NAMES_AT_ONCE = 40;

export interface LinkedArticles {
  /** Names that the database does not know. */
  missing: string[];
  /** Names of articles that visitors do not see: drafts, and those with a future date. */
  unpublished: string[];
}

/**
 * Finds which linked articles do not exist, or are not online.
 * @param names slugs, former slugs or ids
 * @throws without an answer of the database
 */
export async function linkedArticles(database: BrowserDatabase, names: string[], now: Date): Promise<LinkedArticles> {
  const found: LinkedArticles = { missing: [], unpublished: [] };
  for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
    const some = names.slice(start, start + NAMES_AT_ONCE);
    const ids = await articleIdsByName(database, some);
    const query = database
      .from('blog_posts')
      .select('id, status, published_at')
      .in('id', [...new Set(ids.values())]);
    const hidden = (await answerOf(query)).filter(
      ({ status, published_at: date }) => status !== 'published' || (date !== null && Date.parse(date) > now.getTime()),
    );
    const hiddenIds = new Set(hidden.map(({ id }) => id));
    for (const name of some) {
      const id = ids.get(name);
      if (id === undefined) found.missing.push(name);
      else if (hiddenIds.has(id)) found.unpublished.push(name);
    }
  }
  return found;
}
