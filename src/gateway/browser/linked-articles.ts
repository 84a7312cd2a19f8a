import { isUuid } from '../../core/text/uuid.ts';
import { answerOf } from './answer.ts';
import type { BrowserDatabase } from './session.ts';

/** Names in one request, whose address contains them and must not grow too long. */
const NAMES_AT_ONCE = 40;

/**
 * Finds the ids of articles by their names.
 * @param names slugs, or ids of articles without slug, in any case
 * @returns ids by name; a former slug counts, an unknown name is missing
 */
export async function articleIdsByName(database: BrowserDatabase, names: string[]): Promise<Map<string, string>> {
  const spellings = [...new Set(names.flatMap((name) => [name, name.toLowerCase()]))];
  const ids = spellings.filter(isUuid);
  const [withId, withSlug, withFormerSlug] = await Promise.all([
    database.from('blog_posts').select('id').in('id', ids).throwOnError(),
    database.from('blog_posts').select('id, slug').in('slug', spellings).throwOnError(),
    database.from('former_slugs').select('slug, article_id').in('slug', spellings).throwOnError(),
  ]);
  const found = new Map([
    ...withFormerSlug.data.map(({ slug, article_id }) => [slug, article_id] as const),
    ...withSlug.data.map(({ slug, id }) => [slug ?? id, id] as const),
    ...withId.data.map(({ id }) => [id, id] as const),
  ]);
  return new Map(
    names.flatMap((name) => {
      const id = found.get(name) ?? found.get(name.toLowerCase());
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}

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
