import { articleIdsByName } from './administration.ts';
import { answerOf } from './answer.ts';
import type { BrowserDatabase } from './session.ts';

/** Names asked about at once: they stand in an address. */
const NAMES_AT_ONCE = 40;

export interface LinkedArticles {
  /** Names that the database does not know. */
  missing: string[];
  /** Names of articles that visitors do not see: drafts, and those whose date is to come. */
  unpublished: string[];
}

/**
 * Which of the articles that links name do not exist, or are not online.
 *
 * @param names slugs, former ones too, or ids
 * @throws when the database does not answer
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
