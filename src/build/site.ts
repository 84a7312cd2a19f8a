import { contentKeyOf } from '../core/site/build-record.ts';
import { listPages } from '../core/site/list-pages.ts';
import type { SiteContent } from '../core/site/content.ts';
import type { Page } from '../core/site/pages.ts';
import { addressBook, type AddressBook } from '../core/site/redirects.ts';
import { sitemapChunks, type SitemapChunk } from '../core/site/sitemap-chunks.ts';
import type { Environment } from '../gateway/server/environment.ts';
import { contentOrSamples } from './content-or-samples.ts';
import { hash } from './hash.ts';

export interface Site {
  readonly pages: Page[];
  readonly addressBook: AddressBook;
  /** The text of `/addresses.json`, made at each reading: it is too large to keep on a large site. */
  readonly addressBookText: string;
  /** Changes with that text. */
  readonly addressBookKey: string;
  /** The files of the sitemap. */
  readonly sitemapChunks: readonly SitemapChunk[];
  readonly contentKey: string;
  isFallback: boolean;
  /** The text of an article, HTML as stored, by its id. @throws SiteError when there is no such article */
  textOf(id: string): Promise<string>;
}

/** Reads the database and lists the site. @throws SiteError */
async function loadSite(environment: Environment, now = new Date()): Promise<Site> {
  const content = await contentOrSamples(environment);
  const pages = listPages(content, { hash, now });
  return siteOf(
    content,
    () => pages,
    async (id) => content.texts.get(id) ?? '',
  );
}

/**
 * A site by its content and the list of its pages. What takes long is computed once, when it is asked for.
 *
 * @param pagesOf gives the same list each time
 * @param addressBookOf makes the book of addresses
 */
export function siteOf(
  content: SiteContent,
  pagesOf: () => Page[],
  textOf: Site['textOf'],
  addressBookOf = addressBook,
): Site {
  let book: AddressBook | undefined;
  let chunks: readonly SitemapChunk[] | undefined;
  let key: string | undefined;
  return {
    get pages() {
      return pagesOf();
    },
    get addressBook() {
      return (book ??= addressBookOf(content));
    },
    get addressBookText() {
      return JSON.stringify(this.addressBook);
    },
    get addressBookKey() {
      return keyOfBook(this.addressBook);
    },
    get sitemapChunks() {
      return (chunks ??= sitemapChunks(pagesOf()));
    },
    get contentKey() {
      return (key ??= contentKeyOf(pagesOf(), hash));
    },
    isFallback: content.isFallback,
    textOf,
  };
}

const keysOfBooks = new WeakMap<AddressBook, string>();

/** Made once of a book, which a site may share with the one before it. */
function keyOfBook(book: AddressBook): string {
  const key = keysOfBooks.get(book) ?? hash(JSON.stringify(book));
  keysOfBooks.set(book, key);
  return key;
}

/** Astro loads this module twice, for its configuration and for its pages: they share one site. */
const SHARED = Symbol.for('coquelicot.site');
const shared = globalThis as { [SHARED]?: Promise<Site> };

/** The site as this build shows it: read once, so that every page shows the same state. */
export function siteOfThisBuild(): Promise<Site> {
  shared[SHARED] ??= loadSite(process.env);
  return shared[SHARED];
}

/** Has pages show this site: for who renders them more than once. */
export function showSite(site: Site): void {
  shared[SHARED] = Promise.resolve(site);
}
