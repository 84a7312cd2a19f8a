import type { ContentType } from '../article/content-type.ts';
import { isUuid } from '../text/uuid.ts';
import { categoryAddress } from './addresses.ts';
import type { Page } from './pages.ts';
import { canonicalAddress, type AddressBook } from './redirects.ts';

/** Largest number of redirects on Cloudflare Pages. The 404 page handles further ones, and addresses by id. */
const MOST_REDIRECTS = 2000;

/** Returns `_redirects`: first pages, former slugs, then files of pages, which many hosts redirect by themselves. */
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

/** Caches the addresses by book: the search takes long. */
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
