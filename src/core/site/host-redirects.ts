import type { ContentType } from '../article/content-type.ts';
import { isUuid } from '../text/uuid.ts';
import { categoryAddress } from './addresses.ts';
import type { Page } from './pages.ts';
import { canonicalAddress, type AddressBook } from './redirects.ts';

/** Cloudflare Pages reads so many; what is beyond, and addresses by id, the 404 page leads on. */
const MOST_REDIRECTS = 2000;

/**
 * The lines of `_redirects` that name an address each, for the hosts that read that file: the first page of each list,
 * former slugs of categories and of articles, then the file of each page, which many hosts lead on by themselves.
 */
export function hostRedirects(pages: readonly Page[], addressBook: AddressBook): string[] {
  const redirects = [...firstPages(pages), ...formerAddresses(addressBook), ...pageFiles(pages).take(MOST_REDIRECTS)];
  return redirects.slice(0, MOST_REDIRECTS).map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301`);
}

type Redirect = readonly [from: string, to: string];

function firstPages(pages: readonly Page[]): Redirect[] {
  return pages
    .filter(({ props }) => 'pageNumber' in props && props.pageNumber === 1)
    .map(({ address }) => [`${address}/page/1`, address]);
}

const knownFormerAddresses = new WeakMap<AddressBook, readonly Redirect[]>();

/** As many as can be named, found once in a book: to look for them takes long. */
function formerAddresses(addressBook: AddressBook): readonly Redirect[] {
  const known = knownFormerAddresses.get(addressBook) ?? formerAddressesIn(addressBook).take(MOST_REDIRECTS).toArray();
  knownFormerAddresses.set(addressBook, known);
  return known;
}

function* formerAddressesIn(addressBook: AddressBook): Generator<Redirect, undefined> {
  for (const [contentType, addresses] of Object.entries(addressBook.byCategoryId ?? {})) {
    for (const [name, address] of Object.entries(addresses)) {
      if (!isUuid(name)) yield [categoryAddress(contentType as ContentType, { slug: name }), address];
    }
  }
  for (const slug in addressBook.bySlug) {
    if (addressBook.bySlug[slug]?.endsWith(`/${slug}`)) continue;
    for (const address of [`/blog/${slug}`, `/anecdote/${slug}`]) {
      yield [address, canonicalAddress(address, addressBook) ?? '/'];
    }
  }
}

function* pageFiles(pages: readonly Page[]): Generator<Redirect, undefined> {
  for (const { route, address } of pages) {
    if (route !== '/404') yield [address === '/' ? '/index.html' : `${address}.html`, address];
  }
}
