import type { BrowserDatabase } from './session.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The ids of articles by their names.
 *
 * @param names slugs, or ids of articles without slug
 * @returns an id by name, for the names that the database knows, former slugs included
 */
export async function articleIdsByName(database: BrowserDatabase, names: string[]): Promise<Map<string, string>> {
  const ids = names.filter((name) => UUID.test(name));
  const [withId, withSlug, formerly] = await Promise.all([
    database.from('blog_posts').select('id').in('id', ids).throwOnError(),
    database.from('blog_posts').select('id, slug').in('slug', names).throwOnError(),
    database.from('former_slugs').select('slug, article_id').in('slug', names).throwOnError(),
  ]);
  return new Map([
    ...formerly.data.map(({ slug, article_id }) => [slug, article_id] as const),
    ...withSlug.data.map(({ slug, id }) => [slug ?? id, id] as const),
    ...withId.data.map(({ id }) => [id, id] as const),
  ]);
}

/** Whether the database holds an article, for all that whoever is signed in may see. @throws when it does not answer */
export async function articleExists(database: BrowserDatabase, articleId: string): Promise<boolean> {
  const { data } = await database.from('blog_posts').select('id').eq('id', articleId).throwOnError();
  return data.length > 0;
}

/**
 * Deletes an article; one that is gone already counts as deleted.
 * @throws when the database refuses, or does not answer
 */
export async function deleteArticle(database: BrowserDatabase, articleId: string): Promise<void> {
  const { data } = await database.from('blog_posts').delete().eq('id', articleId).select('id').throwOnError();
  // Row-level security refuses by deleting nothing.
  if (data.length === 0 && (await articleExists(database, articleId))) {
    throw new Error(`The database has not deleted the article ${articleId}`);
  }
}
