import type { Article } from '../article/article.ts';
import type { ContentType } from '../article/content-type.ts';
import { categoryAddress } from './addresses.ts';
import { categoryKey, usedCategories } from './article-lists.ts';
import type { SiteContent } from './content.ts';
import { summarise } from './summary.ts';

/** Lookup tables from any known address of an article or a category to its page. */
export interface AddressBook {
  /** Canonical address by article id. */
  byId: Record<string, string>;
  /** Canonical address by present and former slugs. */
  bySlug: Record<string, string>;
  /** Address of a category's list by its id and former slugs; missing in old releases. */
  byCategoryId?: Record<ContentType, Record<string, string>>;
}

/** Article or category that an address asks for. */
export type AddressTarget =
  | { kind: 'article'; /** Id or slug. */ name: string }
  | {
      kind: 'category';
      contentType: ContentType;
      /** Id, present or former slug. */ name: string;
    };

export function addressBook(content: SiteContent): AddressBook {
  // No prototype: `constructor` is a slug like any other.
  const byId: Record<string, string> = Object.create(null);
  const bySlug: Record<string, string> = Object.create(null);
  const articles = new Map<string, Article>();
  // Sort by id, so that the order of reading does not matter.
  for (const article of content.articles.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    articles.set(article.id, article);
    // Use the string of the article's card, to save memory.
    const { address } = summarise(article);
    byId[article.id] = address;
    if (article.slug !== null) bySlug[article.slug] = address;
  }
  for (const { slug, articleId } of content.formerSlugs.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) {
    const article = articles.get(articleId);
    if (article && !(slug in bySlug)) bySlug[slug] = summarise(article).address;
  }
  return { byId, bySlug, byCategoryId: categoryAddresses(content) };
}

/** Returns the addresses of categories with a page, by ids and former slugs. */
export function categoryAddresses({ articles, categories }: SiteContent): Record<ContentType, Record<string, string>> {
  const keys = new Set<string>();
  for (const { contentType, categories: names } of articles) {
    for (const name of names) keys.add(categoryKey(contentType, { name }));
  }
  const addressesOf = (contentType: ContentType) =>
    Object.fromEntries(
      usedCategories(contentType, categories, keys).flatMap((category) =>
        [category.id, ...(category.formerSlugs ?? [])].map((name) => [name, categoryAddress(contentType, category)]),
      ),
    );
  return { blog: addressesOf('blog'), anecdote: addressesOf('anecdote') };
}

const CATEGORY_ADDRESS = /^\/(blog|anecdotes)\/categorie\/([^/]+)(?:\/page\/\d+)?$/;
const ARTICLE_ADDRESS = /^\/(?:blog\/article|blog|anecdote|article)\/([^/]+)$/;

/** @param pathname as in the address bar, percent-encoded */
export function addressTarget(pathname: string): AddressTarget | null {
  const decoded = decodedPath(pathname)?.normalize('NFC') ?? '';
  const [, list, category] = CATEGORY_ADDRESS.exec(decoded) ?? [];
  if (category !== undefined) {
    return { kind: 'category', contentType: list === 'blog' ? 'blog' : 'anecdote', name: category };
  }
  const [, article] = ARTICLE_ADDRESS.exec(decoded) ?? [];
  return article === undefined ? null : { kind: 'article', name: article };
}

/**
 * Returns the canonical address for another known address: of an article (by id, with the other content type, a former
 * slug, or as `/blog/article/{id}`) or of a category (by id or a former slug).
 * @param pathname as in the address bar, percent-encoded
 * @returns null when the address is unknown, or already canonical
 */
export function canonicalAddress(pathname: string, book: AddressBook): string | null {
  const target = addressTarget(pathname);
  const address = target === null ? undefined : addressOf(target, book);
  return address === undefined || address === decodedPath(pathname) ? null : address;
}

function addressOf(target: AddressTarget, { byId, bySlug, byCategoryId }: AddressBook): string | undefined {
  const { name } = target;
  const lowered = name.toLowerCase();
  if (target.kind === 'category') return byCategoryId && own(byCategoryId[target.contentType], lowered);
  return own(byId, lowered) ?? own(bySlug, name) ?? own(bySlug, lowered);
}

/** @returns null when the percent-encoding is invalid */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function own(record: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
