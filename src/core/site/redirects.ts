import type { Article } from '../article/article.ts';
import { articleAddress } from './addresses.ts';
import type { SiteContent } from './content.ts';

/** What is needed to lead any known address of an article to its page. */
export interface AddressBook {
  /** Canonical address by article id. */
  byId: Record<string, string>;
  /** Canonical address by slug, former slugs included. */
  bySlug: Record<string, string>;
}

export function addressBook(content: SiteContent): AddressBook {
  // Without prototype: `constructor` is a slug like any other.
  const byId: Record<string, string> = Object.create(null);
  const bySlug: Record<string, string> = Object.create(null);
  const articles = new Map<string, Article>();
  for (const article of content.articles) {
    articles.set(article.id, article);
    byId[article.id] = articleAddress(article);
    if (article.slug !== null) bySlug[article.slug] = articleAddress(article);
  }
  for (const { slug, articleId } of content.formerSlugs) {
    const article = articles.get(articleId);
    if (article && !(slug in bySlug)) bySlug[slug] = articleAddress(article);
  }
  return { byId, bySlug };
}

const ARTICLE_ADDRESS = /^\/(?:blog\/article|blog|anecdote|article)\/([^/]+)$/;

/**
 * Leads another known address of an article (by id, under the other content type, by a former slug, in the old form
 * `/blog/article/{id}`) to its canonical one.
 *
 * @param pathname as it stands in the address bar, percent-encoded
 * @returns null when the address is unknown, or canonical already
 */
export function canonicalAddress(pathname: string, { byId, bySlug }: AddressBook): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const [, name] = ARTICLE_ADDRESS.exec(decoded.normalize('NFC')) ?? [];
  if (name === undefined) return null;
  const address = own(byId, name.toLowerCase()) ?? own(bySlug, name) ?? own(bySlug, name.toLowerCase());
  return address === undefined || address === decoded ? null : address;
}

function own(record: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
