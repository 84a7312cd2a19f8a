import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import * as v from 'valibot';
import { plainText } from '../../src/core/text/plain-text.ts';
import { slugProblem } from '../../src/core/editing/slug.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { DownloadPicture } from './download-picture.ts';
import {
  TransferredFields,
  type TransferredArticle,
  type TransferredCategory,
  type TransferredRedirect,
  type TransferredSite,
} from './transferred-article.ts';
import { wordpressHtml } from './wordpress-html.ts';

/** Texts by element name, of an `item` or of the `channel`. */
type Element = Map<string, string[]>;

interface Item {
  values: Element;
  categories: string[];
  tags: string[];
  meta: Map<string, string[]>;
}

/** States of posts that become articles; scheduled and private ones become drafts. */
const STATES = new Set(['publish', 'future', 'draft', 'pending', 'private']);
/** Limit on the characters of one element; a post has fewer. */
const LONGEST_TEXT = 20_000_000;

/**
 * Reads a WordPress export (WXR, « Outils → Exporter »). Posts become articles of the blog; pages and comments are left
 * out.
 *
 * @param download downloads the pictures from their former site
 * @throws OperatorError when the file cannot be read, is no such export, or is cut
 */
export async function readWordpress(file: string, download: DownloadPicture): Promise<TransferredSite> {
  const posts: Item[] = [];
  const attachments = new Map<string, string>();
  const categories: TransferredCategory[] = [];
  const tags = new Set<string>();
  let others = 0;
  const { isExport, isComplete } = await parseExport(file, {
    category: ({ name, slug }) => {
      if (slugProblem(slug) === null && slug !== '') categories.push({ name: cut(name, 80), slug, former_slugs: [] });
    },
    item(item) {
      const kind = first(item.values, 'wp:post_type');
      if (kind === 'attachment') {
        attachments.set(first(item.values, 'wp:post_id'), first(item.values, 'wp:attachment_url'));
      } else if (kind === 'post' && STATES.has(first(item.values, 'wp:status'))) posts.push(item);
      else if (kind === 'post' || kind === 'page') others += 1;
    },
  });
  if (!isExport) {
    throw new OperatorError(
      `${file} is no export of WordPress: make one with « Outils → Exporter », « Tout le contenu ».`,
    );
  }
  if (!isComplete) throw new OperatorError(`${file} ends too early, so posts would be missing: export it again.`);
  const articles: TransferredArticle[] = [];
  const redirects: TransferredRedirect[] = [];
  const leftOut = others === 0 ? [] : [`${others} pages, or posts in the trash, are not imported`];
  for (const post of posts) {
    try {
      const article = articleOf(post, attachments);
      articles.push(article);
      article.fields.tags?.forEach((tag) => tags.add(tag));
      for (const slug of post.meta.get('_wp_old_slug') ?? []) {
        if (slug !== '' && slugProblem(slug) === null) redirects.push({ slug, article_id: article.fields.id });
      }
    } catch (error) {
      leftOut.push(`“${titleOf(post.values)}”: ${(error as Error).message}`);
    }
  }
  return { articles, categories, tags: [...tags], redirects, leftOut, readPicture: download };
}

function articleOf(
  { values, categories, tags, meta }: Item,
  attachments: ReadonlyMap<string, string>,
): TransferredArticle {
  const publishedAt = instantOf(values, 'wp:post_date_gmt', 'wp:post_date');
  const slug = decoded(first(values, 'wp:post_name')).normalize('NFC');
  const picture = attachments.get(meta.get('_thumbnail_id')?.[0] ?? '');
  const fields = v.parse(TransferredFields, {
    id: identifierOf(first(values, 'guid') || `${first(values, 'link')} ${first(values, 'wp:post_id')}`),
    title: cut(titleOf(values), 500),
    description: plainText(first(values, 'excerpt:encoded')).trim(),
    status: first(values, 'wp:status') === 'publish' ? 'published' : 'draft',
    slug: slug === '' ? null : slug,
    is_slug_custom: slug !== '',
    published_at: publishedAt,
    ...(publishedAt !== null && { created_at: publishedAt }),
    updated_at: instantOf(values, 'wp:post_modified_gmt', 'wp:post_modified') ?? publishedAt ?? undefined,
    category: categories[0] === undefined ? null : cut(categories[0], 80),
    categories: categories.map((name) => cut(name, 80)),
    tags: tags.length === 0 ? null : tags.slice(0, 50).map((name) => cut(name, 60)),
    image_url: picture ?? null,
    meta_title: searchText(meta, ['_yoast_wpseo_title', 'rank_math_title'], 60),
    meta_description: searchText(meta, ['_yoast_wpseo_metadesc', 'rank_math_description'], 160),
  });
  return { fields, content: wordpressHtml(first(values, 'content:encoded')) };
}

function titleOf(values: Element): string {
  return plainText(first(values, 'title')).trim();
}

/** Cuts a text, but not within a character: the database refuses half an emoji. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Returns a title or description for search engines; null when it names variables of a plug-in or is too long. */
function searchText(meta: Item['meta'], keys: readonly string[], longest: number): string | null {
  const text = keys.map((key) => meta.get(key)?.[0]?.trim() ?? '').find((value) => value !== '') ?? '';
  return text === '' || text.includes('%') || text.length > longest ? null : text;
}

/** Returns the first date; WordPress writes `0000-00-00 00:00:00` for none. */
function instantOf(values: Element, ...names: string[]): string | null {
  for (const name of names) {
    const date = new Date(`${first(values, name).replace(' ', 'T')}Z`);
    if (!Number.isNaN(date.getTime()) && date.getFullYear() >= 1970) return date.toISOString();
  }
  return null;
}

/** Returns the same id for the same post, by which a second import knows it (RFC 9562, version 8). */
function identifierOf(name: string): string {
  const hash = createHash('sha256').update(`wordpress ${name}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex').slice(0, 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

function first(values: Element, name: string): string {
  return values.get(name)?.[0] ?? '';
}

interface Listeners {
  category(category: { name: string; slug: string }): void;
  item(item: Item): void;
}

/** Streams the file, so that a large one takes no more memory than its posts. */
async function parseExport(file: string, listeners: Listeners): Promise<{ isExport: boolean; isComplete: boolean }> {
  let isExport = false;
  let isComplete = false;
  let item: Item | null = null;
  /** The elements of a category or a custom field. */
  let part: Element | null = null;
  let text = '';
  let label: { domain: string } | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        text = '';
        if (name === 'rss' && attributes['xmlns:wp'] !== undefined) isExport = true;
        if (name === 'item') item = { values: new Map(), categories: [], tags: [], meta: new Map() };
        else if (name === 'wp:category' || name === 'wp:postmeta') part = new Map();
        else if (name === 'category' && item) label = { domain: attributes['domain'] ?? '' };
      },
      ontext(data) {
        if (text.length + data.length > LONGEST_TEXT) throw new OperatorError(`${file} has a text that is too long.`);
        text += data;
      },
      // At the end of a cut file, the parser closes the open elements by itself.
      onclosetag(name, isImplied) {
        if (name === 'rss') isComplete = !isImplied;
        const value = text.trim();
        text = '';
        if (name === 'item' && item) {
          listeners.item(item);
          item = null;
        } else if (name === 'wp:category' && part) {
          const category = { name: plainText(first(part, 'wp:cat_name')), slug: first(part, 'wp:category_nicename') };
          if (category.name !== '') listeners.category({ ...category, slug: decoded(category.slug) });
          part = null;
        } else if (name === 'wp:postmeta' && part) {
          if (item) add(item.meta, first(part, 'wp:meta_key'), first(part, 'wp:meta_value'));
          part = null;
        } else if (name === 'category' && item && label) {
          const labels = label.domain === 'category' ? item.categories : label.domain === 'post_tag' ? item.tags : null;
          const given = plainText(value);
          if (given !== '') labels?.push(given);
          label = null;
        } else if (part) add(part, name, value);
        else if (item) add(item.values, name, value);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  try {
    for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) parser.write(chunk);
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    throw new OperatorError(`${file} cannot be read: ${(cause as Error).message}.`, cause);
  }
  parser.end();
  return { isExport, isComplete };
}

function add(values: Element, name: string, value: string): void {
  values.set(name, [...(values.get(name) ?? []), value]);
}
