import type { Category } from '../../core/article/category.ts';
import { answerOf, refusalOf } from './answer.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { accessToken, type BrowserDatabase } from './session.ts';

/** `refused` carries the database's objection to the name, in French. */
export type CategoryCreation =
  { kind: 'created'; category: Category } | { kind: 'exists' } | { kind: 'refused'; message: string };

type CategoryAnswer = Awaited<ReturnType<typeof createRow>>;
const createRow = (database: BrowserDatabase, name: string) => database.rpc('create_category', { name });

/** Returns the categories sorted by name. @throws GatewayError */
export function listCategories(database: BrowserDatabase): Promise<Category[]> {
  return answerOf(database.from('categories').select('id, name, slug').order('name'));
}

/** Creates a category whose name is free in any case. @throws GatewayError */
export async function createCategory(database: BrowserDatabase, name: string): Promise<CategoryCreation> {
  return creationOf(await createRow(database, name));
}

function creationOf({ data, error, status }: CategoryAnswer): CategoryCreation {
  if (data) return { kind: 'created', category: { id: data.id, name: data.name, slug: data.slug } };
  if (error.code === '23505') return { kind: 'exists' };
  if (error.code === '22023' || error.code === '23514') return { kind: 'refused', message: error.message };
  throw refusalOf(status, error);
}

/** Renames a category, also in its articles. @throws GatewayError */
export async function renameCategory(database: BrowserDatabase, id: string, name: string): Promise<CategoryCreation> {
  return creationOf(await database.rpc('rename_category', { category_id: id, name }));
}

/**
 * Removes a category from its articles and from the site.
 * @param replacementId category that takes its articles and its addresses; null for none
 * @throws GatewayError
 */
export async function removeCategory(
  database: BrowserDatabase,
  id: string,
  replacementId: string | null,
): Promise<void> {
  await answerOf(database.rpc('remove_category', { category_id: id, replacement_id: replacementId as never }));
}

/** Calls back when a category may have been added, changed or deleted. @returns a function that ends this */
export function followCategories(onChange: () => void): () => void {
  return followCategoriesAs(accessToken, onChange);
}

export function followCategoriesAs(token: () => Promise<string | null>, onChange: () => void): () => void {
  let isEnded = false;
  let disconnect = () => {};
  const connect = async () => {
    const { RealtimeClient } = await import('@supabase/realtime-js');
    if (isEnded) return;
    const client = new RealtimeClient(`${databaseOrigin().replace(/^http/, 'ws')}/realtime/v1`, {
      params: { apikey: publishableKey() },
      accessToken: token,
    });
    // Without the token the channel is a visitor's: it reports no category that only hidden articles have.
    await client.setAuth();
    if (isEnded) return;
    disconnect = () => void client.removeAllChannels();
    client
      .channel('categories')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'categories' }, onChange)
      // Changes before the subscription were not announced.
      .subscribe((state) => state === 'SUBSCRIBED' && onChange());
  };
  connect().catch((error: unknown) => console.warn('The changes of categories are not followed', error));
  return () => {
    isEnded = true;
    disconnect();
  };
}
