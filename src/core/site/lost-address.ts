import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';
import { articleAddress, categoryAddress, listAddress } from './addresses.ts';
import { addressOfScreen } from './back-office-address.ts';
import { canonicalForm, withoutTrailingSlashes } from './canonical-form.ts';
import { decodedPath, addressTarget, type AddressTarget } from './redirects.ts';

/** Look-ups that the 404 page makes; each promise rejects when the look-up fails. */
export interface AddressLookups {
  findArticle(idOrSlug: string): Promise<Pick<Article, 'id' | 'slug' | 'contentType'> | null>;
  /** By its id, or by a slug that it had. */
  findCategory(name: string): Promise<Pick<Category, 'slug'> | null>;
  /** Whether the site has a page at this address. */
  isOnline(address: string): Promise<boolean>;
}

/** Outcome of the 404 page: a redirect, or one of three messages. */
export type LostAddressOutcome =
  { kind: 'moved'; location: string } | { kind: 'unknown-article' } | { kind: 'failure' } | { kind: 'not-found' };

/**
 * Finds out where an address that has no page leads: first by what hosts are told in `_redirects`, which some do not read,
 * then by the database, if it was an article's or a category's.
 */
export async function resolveLostAddress(shown: URL, lookups: AddressLookups): Promise<LostAddressOutcome> {
  const form = canonicalForm(withoutTrailingSlashes(shown.pathname));
  const target = addressTarget(form);
  try {
    for (const location of fixedRedirects(form, shown)) {
      if (await lookups.isOnline(location)) return { kind: 'moved', location };
    }
    if (target === null) return { kind: 'not-found' };
    const address = await addressOf(target, lookups);
    if (address === null) return { kind: target.kind === 'article' ? 'unknown-article' : 'not-found' };
    const location = locationOf(address, shown);
    // An article that is not online yet has no page there either: leading on would only show this one again.
    const leads = location !== null && (await lookups.isOnline(location));
    return leads ? { kind: 'moved', location } : { kind: 'not-found' };
  } catch {
    return { kind: 'failure' };
  }
}

const FORMER_ANECDOTE = /^\/blog\/article\/(?=[^/]+$)/;

/** Where hosts that read `_redirects` lead an address, whatever the database says. */
function fixedRedirects(form: string, shown: URL): string[] {
  const screen = addressOfScreen(form, shown);
  if (screen !== null) return [new URL(screen, shown.origin).href];
  const moved = form.replace(FORMER_ANECDOTE, '/anecdote/');
  const location = URL.parse(moved + shown.search + shown.hash, shown.origin);
  return moved !== shown.pathname && location?.origin === shown.origin ? [location.href] : [];
}

async function addressOf(target: AddressTarget, { findArticle, findCategory }: AddressLookups): Promise<string | null> {
  if (target.kind === 'article') {
    const article = await findArticle(target.name);
    return article && articleAddress(article);
  }
  const category = await findCategory(target.name);
  // The articles of a category that was removed are still in the list of all.
  return category ? categoryAddress(target.contentType, category) : listAddress(target.contentType);
}

/** Where the browser goes, with the query and the fragment that were asked for; null off the site, or where it is. */
function locationOf(address: string, shown: URL): string | null {
  const target = new URL(encodeURI(address).replace(/[?#]/g, encodeURIComponent), shown.origin);
  const isShown = decodedPath(target.pathname) === decodedPath(withoutTrailingSlashes(shown.pathname));
  if (target.origin !== shown.origin || isShown) return null;
  target.search = shown.search;
  target.hash = shown.hash;
  // With its origin: a path that starts with two slashes would lead to another site.
  return target.href;
}
