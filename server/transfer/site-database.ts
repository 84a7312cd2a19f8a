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

const ROWS = 200;
/** Ids in one request: an address can hold no more. */
const IDS = 100;

/** Access to a site's content with the secret key. Each method throws an OperatorError. */
export type SiteDatabase = ReturnType<typeof siteDatabase>;

/** @param storageBase the beginning of the addresses of stored files; empty when the site has its own storage */
export function siteDatabase(client: SupabaseClient<Database>, storageBase: string) {
  async function* parts<Row>(
    read: (from: number, to: number) => PromiseLike<{ data: Row[] | null; error: Failure | null }>,
  ): AsyncGenerator<Row[]> {
    for (let from = 0; ; from += ROWS) {
      const rows = answered(await read(from, from + ROWS - 1));
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS) return;
    }
  }

  async function all<Row>(read: Parameters<typeof parts<Row>>[0]): Promise<Row[]> {
    const rows: Row[] = [];
    for await (const part of parts(read)) rows.push(...part);
    return rows;
  }

  return {
    async articleCount(): Promise<number> {
      const { count, error } = await client
        .from('blog_posts')
        .select('id', { count: 'exact', head: true })
        .is('deleted_at', null);
      if (error) throw failed(error);
      return count ?? 0;
    },
    articles: () =>
      parts<Record<string, unknown>>((from, to) =>
        client
          .from('blog_posts')
          .select(TRANSFERRED_COLUMNS)
          .is('deleted_at', null)
          .order('number')
          .range(from, to)
          .overrideTypes<Record<string, unknown>[], { merge: false }>(),
      ),
    categories: () =>
      all((from, to) => client.from('categories').select('name,slug,former_slugs').order('name').range(from, to)),
    async tags(): Promise<string[]> {
      const rows = await all((from, to) => client.from('tags').select('name').order('name').range(from, to));
      return rows.map(({ name }) => name);
    },
    redirects: () =>
      all((from, to) => client.from('former_slugs').select('slug,article_id').order('slug').range(from, to)),

    /** @returns the ids that the site has, deleted articles included */
    async knownIds(ids: readonly string[]): Promise<Set<string>> {
      const known = new Set<string>();
      for (let from = 0; from < ids.length; from += IDS) {
        const request = client
          .from('blog_posts')
          .select('id')
          .in('id', ids.slice(from, from + IDS));
        for (const { id } of answered(await request)) known.add(id);
      }
      return known;
    },
    /** @returns slugs with this beginning */
    async slugsFrom(beginning: string): Promise<string[]> {
      const pattern = `${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`;
      const request = client.from('blog_posts').select('slug').is('deleted_at', null).like('slug', pattern);
      return answered(await request).flatMap(({ slug }) => slug ?? []);
    },
    async addArticle(article: TransferredFields & { content: string }): Promise<void> {
      const { error } = await client.from('blog_posts').insert(article as never);
      if (error) throw failed(error);
    },
    /** Adds a category unless its name or slug exists. */
    async addCategory(category: TransferredCategory): Promise<void> {
      const { error } = await client.from('categories').insert(category);
      if (error && error.code !== UNIQUE_VIOLATION) throw failed(error);
    },
    /** Adds a tag unless it exists, in whatever case. */
    async addTag(name: string): Promise<void> {
      const { error } = await client.from('tags').insert({ name });
      if (error && error.code !== UNIQUE_VIOLATION) throw failed(error);
    },
    /** Adds a former slug unless it exists. */
    async addRedirect(redirect: TransferredRedirect): Promise<void> {
      const { error } = await client.from('former_slugs').insert(redirect);
      if (error && error.code !== UNIQUE_VIOLATION) throw failed(error);
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

function failed(error: Failure): OperatorError {
  return new OperatorError(`The database refused: ${error.message}.`, error);
}

function answered<Data>({ data, error }: { data: Data | null; error: Failure | null }): Data {
  if (error || data === null) throw failed(error ?? { message: 'it answers nothing' });
  return data;
}
