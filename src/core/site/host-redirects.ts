import { HABITUAL_FILES } from './canonical-form.ts';
import type { Page } from './pages.ts';
import { canonicalAddress, type AddressBook } from './redirects.ts';

/** Cloudflare Pages reads so many; what is beyond, and addresses by id, the 404 page leads on. */
const MOST_REDIRECTS = 2000;

/**
 * The lines of `_redirects` that name an address each, for the hosts that read that file: what is asked for by habit, the
 * first page of each list, former slugs of articles, then the file of each page, which many hosts lead on by themselves.
 */
export function hostRedirects(pages: readonly Page[], addressBook: AddressBook): string[] {
  const former = Object.entries(addressBook.bySlug)
    .filter(([slug, address]) => !address.endsWith(`/${slug}`))
    .flatMap(([slug]) => [`/blog/${slug}`, `/anecdote/${slug}`])
    .map((address) => [address, canonicalAddress(address, addressBook) ?? '/'] as const);
  const firstPages = pages
    .filter(({ props }) => 'pageNumber' in props && props.pageNumber === 1)
    .map(({ address }) => [`${address}/page/1`, address] as const);
  const files = pages
    .filter(({ route }) => route !== '/404')
    .map(({ address }) => [address === '/' ? '/index.html' : `${address}.html`, address] as const);
  return [...Object.entries(HABITUAL_FILES), ...firstPages, ...former, ...files]
    .slice(0, MOST_REDIRECTS)
    .map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301`);
}
