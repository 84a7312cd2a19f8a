import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';
import { articleAddress, categoryAddress, listAddress } from './addresses.ts';
import { addressOfScreen } from './back-office-address.ts';
import { canonicalForm, withoutTrailingSlashes } from './canonical-form.ts';
import { decodedPath, addressTarget, type AddressTarget } from './redirects.ts';

/** Look-ups of the 404 page; each promise rejects when its look-up fails. */
export interface AddressLookups {
  findArticle(idOrSlug: string): Promise<Pick<Article, 'id' | 'slug' | 'contentType'> | null>;
  /** Finds a category by its id, or by a former slug. */
  findCategory(name: string): Promise<Pick<Category, 'slug'> | null>;
  /** Returns true when the site has a page at this address. */
  isOnline(address: string): Promise<boolean>;
}

export type LostAddressOutcome =
  { kind: 'moved'; location: string } | { kind: 'unknown-article' } | { kind: 'failure' } | { kind: 'not-found' };

/** Finds a lost page: first by the rules of `_redirects`, which some hosts ignore, then in the database. */
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
    // An article that is not online yet has no page at its address, and a redirect would show the 404 page again.
    const leads = location !== null && (await lookups.isOnline(location));
    return leads ? { kind: 'moved', location } : { kind: 'not-found' };
  } catch {
    return { kind: 'failure' };
  }
}

const FORMER_ANECDOTE = /^\/blog\/article\/(?=[^/]+$)/;

/** Returns the redirects that need no database, as hosts with `_redirects` follow them. */
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
  // Articles of a removed category are still in the list of all articles.
  return category ? categoryAddress(target.contentType, category) : listAddress(target.contentType);
}

/** Returns the full address with the requested query and fragment; null off the site, or for the present address. */
function locationOf(address: string, shown: URL): string | null {
  const target = new URL(encodeURI(address).replace(/[?#]/g, encodeURIComponent), shown.origin);
  const isShown = decodedPath(target.pathname) === decodedPath(withoutTrailingSlashes(shown.pathname));
  if (target.origin !== shown.origin || isShown) return null;
  target.search = shown.search;
  target.hash = shown.hash;
  // Include the origin: a path that starts with two slashes would lead to another site.
  return target.href;
}
