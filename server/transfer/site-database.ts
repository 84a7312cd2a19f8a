import type { SupabaseClient } from '@supabase/supabase-js';
import { PICTURE_BUCKET, PICTURE_KEPT_FOR } from '../../src/core/image/stored-picture.ts';
import type { Database } from '../../src/gateway/database.types.ts';
import { OperatorError } from '../process/operator-error.ts';
import {
  TRANSFERRED_COLUMNS,
  type TransferredFields,
  type TransferredCategory,
  type TransferredRedirect,
} from './transferred-article.ts';

const ROWS_PER_REQUEST = 200;
/** The ids stand in the address of the request, whose length is limited. */
const IDS_PER_REQUEST = 100;

/** Access to a site's content with the secret key. Each method throws an OperatorError. */
export type SiteDatabase = ReturnType<typeof siteDatabase>;

/**
 * Opens the content of a site.
 *
 * @param storageBase origin of the addresses of stored pictures; empty when the site serves them itself
 */
export function siteDatabase(client: SupabaseClient<Database>, storageBase: string) {
  /**
   * Reads rows in the order of a unique column. Each request continues after the last row read, because an offset
   * would skip or repeat rows while others are written.
   */
  async function* rowsInOrder<Row, Key>(
    start: Key,
    read: (after: Key) => PromiseLike<{ data: Row[] | null; error: Failure | null }>,
    keyOf: (row: Row) => Key,
  ): AsyncGenerator<Row[]> {
    for (let after = start; ;) {
      const rows = resultOf(await read(after));
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      if (rows.length < ROWS_PER_REQUEST) return;
      after = keyOf(last);
    }
  }

  async function allRows<Row>(
    read: (after: string) => PromiseLike<{ data: Row[] | null; error: Failure | null }>,
    keyOf: (row: Row) => string,
  ): Promise<Row[]> {
    return (await Array.fromAsync(rowsInOrder('', read, keyOf))).flat();
  }

  return {
    async articleCount(): Promise<number> {
      const { count, error } = await client
        .from('blog_posts')
        .select('id', { count: 'exact', head: true })
        .is('deleted_at', null);
      if (error) throw refusal(error);
      return count ?? 0;
    },
    articles: () =>
      rowsInOrder(
        0,
        (after) =>
          client
            .from('blog_posts')
            .select(`number,${TRANSFERRED_COLUMNS}`)
            .is('deleted_at', null)
            .gt('number', after)
            .order('number')
            .limit(ROWS_PER_REQUEST)
            .overrideTypes<Record<string, unknown>[], { merge: false }>(),
        (row) => Number(row['number']),
      ),
    categories: () =>
      allRows(
        (after) =>
          client
            .from('categories')
            .select('name,slug,former_slugs')
            .gt('name', after)
            .order('name')
            .limit(ROWS_PER_REQUEST),
        ({ name }) => name,
      ),
    async tags(): Promise<string[]> {
      const rows = await allRows(
        (after) => client.from('tags').select('name').gt('name', after).order('name').limit(ROWS_PER_REQUEST),
        ({ name }) => name,
      );
      return rows.map(({ name }) => name);
    },
    redirects: () =>
      allRows(
        (after) =>
          client.from('former_slugs').select('slug,article_id').gt('slug', after).order('slug').limit(ROWS_PER_REQUEST),
        ({ slug }) => slug,
      ),

    /** Returns the given ids that articles of the site have, deleted articles included. */
    async knownIds(ids: readonly string[]): Promise<Set<string>> {
      const known = new Set<string>();
      for (let from = 0; from < ids.length; from += IDS_PER_REQUEST) {
        const request = client
          .from('blog_posts')
          .select('id')
          .in('id', ids.slice(from, from + IDS_PER_REQUEST));
        for (const { id } of resultOf(await request)) known.add(id);
      }
      return known;
    },
    /** Returns the slugs that start with this text. */
    async slugsStartingWith(beginning: string): Promise<string[]> {
      const pattern = `${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`;
      const request = client.from('blog_posts').select('slug').is('deleted_at', null).like('slug', pattern);
      return resultOf(await request).flatMap(({ slug }) => slug ?? []);
    },
    async addArticle(article: TransferredFields & { content: string }): Promise<void> {
      const { error } = await client.from('blog_posts').insert(article as never);
      if (error) throw refusal(error);
    },
    /** Adds a category unless its name or slug exists. */
    async addCategory(category: TransferredCategory): Promise<void> {
      const { error } = await client.from('categories').insert(category);
      if (error && error.code !== UNIQUE_VIOLATION) throw refusal(error);
    },
    /** Adds a tag unless it exists, in whatever case. */
    async addTag(name: string): Promise<void> {
      const { error } = await client.from('tags').insert({ name });
      if (error && error.code !== UNIQUE_VIOLATION) throw refusal(error);
    },
    /** Adds a former slug unless it exists. */
    async addRedirect(redirect: TransferredRedirect): Promise<void> {
      const { error } = await client.from('former_slugs').insert(redirect);
      if (error && error.code !== UNIQUE_VIOLATION) throw refusal(error);
    },

    async readPicture(name: string): Promise<Uint8Array> {
      const { data, error } = await client.storage.from(PICTURE_BUCKET).download(name);
      if (error) throw new OperatorError(`The picture ${name} cannot be read: ${error.message}.`, error);
      return new Uint8Array(await data.arrayBuffer());
    },
    /** Stores a picture unless its name exists. @returns its address for pages */
    async addPicture(name: string, bytes: Uint8Array, contentType: string): Promise<string> {
      const { error } = await client.storage
        .from(PICTURE_BUCKET)
        .upload(name, Uint8Array.from(bytes).buffer, { contentType, cacheControl: String(PICTURE_KEPT_FOR) });
      if (error && !/exists|duplicate/i.test(error.message)) {
        throw new OperatorError(`the storage refused it: ${error.message}`, error);
      }
      return `${storageBase}/storage/v1/object/public/${PICTURE_BUCKET}/${name}`;
    },
  };
}

const UNIQUE_VIOLATION = '23505';

interface Failure {
  message: string;
}

function refusal(error: Failure): OperatorError {
  return new OperatorError(`The database refused: ${error.message}.`, error);
}

function resultOf<Data>({ data, error }: { data: Data | null; error: Failure | null }): Data {
  if (error || data === null) throw refusal(error ?? { message: 'the answer is empty' });
  return data;
}
