import type { Article } from '../../core/article/article.ts';
import type { Category } from '../../core/article/category.ts';
import { CONTENT_TYPES } from '../../core/article/content-type.ts';
import type { AddressLookups } from '../../core/site/lost-address.ts';
import { isUuid } from '../../core/text/uuid.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';

/** Fields of an article's canonical address. */
type ArticleName = Pick<Article, 'id' | 'slug' | 'contentType'>;

const NAME_COLUMNS = 'id,slug,content_type';
const ANSWER_TIMEOUT = 8000;
const SLUG = /^[\p{Letter}\p{Number}-]+$/u;

/** Looks up addresses by plain fetch, as a visitor: supabase-js would weigh more than the page. */
export const lookups: AddressLookups = {
  async findArticle(idOrSlug) {
    // PostgreSQL refuses control characters, and no slug has one.
    if (/\p{Cc}/u.test(idOrSlug)) return null;
    const slugs = [...new Set([idOrSlug, idOrSlug.toLowerCase()])];
    const found = await Promise.all([
      isUuid(idOrSlug) ? ask('blog_posts', { select: NAME_COLUMNS, id: idOrSlug }, parseArticleName) : null,
      ...slugs.flatMap((slug) => [
        ask('blog_posts', { select: NAME_COLUMNS, slug }, parseArticleName),
        ask('former_slugs', { select: `blog_posts(${NAME_COLUMNS})`, slug }, parseFormerSlug),
      ]),
    ]);
    return found.find((article) => article !== null) ?? null;
  },
  async findCategory(name) {
    if (isUuid(name)) return ask('categories', { select: 'slug', id: name }, parseCategory);
    if (!SLUG.test(name)) return null;
    return ask(
      'categories',
      { select: 'slug', or: { filter: `(slug.eq.${name},former_slugs.cs.{${name}})` } },
      parseCategory,
    );
  },
  async isOnline(address) {
    const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    return status !== 404 && status !== 410;
  },
};

/** Reads the first row with these column values, or matching a filter. @throws without a valid answer */
async function ask<T>(
  table: string,
  { select, ...filters }: { select: string } & Record<string, string | { filter: string }>,
  parse: (row: unknown) => T,
): Promise<T | null> {
  const url = new URL(`/rest/v1/${table}`, databaseOrigin());
  url.searchParams.set('select', select);
  for (const [column, value] of Object.entries(filters)) {
    url.searchParams.set(column, typeof value === 'string' ? `eq.${value}` : value.filter);
  }
  url.searchParams.set('limit', '1');
  const response = await fetch(url, {
    headers: { apikey: publishableKey() },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  });
  if (!response.ok) throw new Error(`The database answered ${response.status}`);
  const rows: unknown = await response.json();
  if (!Array.isArray(rows)) throw new TypeError('The database did not answer with rows');
  return rows.length === 0 ? null : parse(rows[0]);
}

function parseArticleName(row: unknown): ArticleName {
  const { id, slug, content_type } = fieldsOf(row);
  const contentType = CONTENT_TYPES.find((known) => known === content_type);
  if (typeof id !== 'string' || !contentType || (slug !== null && typeof slug !== 'string')) {
    throw new TypeError('The database did not answer with an article');
  }
  return { id, slug: slug ? slug.normalize('NFC') : null, contentType };
}

function parseFormerSlug(row: unknown): ArticleName {
  return parseArticleName(fieldsOf(row)['blog_posts']);
}

function parseCategory(row: unknown): Pick<Category, 'slug'> {
  const { slug } = fieldsOf(row);
  if (typeof slug !== 'string' || slug === '') throw new TypeError('The database did not answer with a category');
  return { slug };
}

function fieldsOf(row: unknown): Record<string, unknown> {
  return typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : {};
}
