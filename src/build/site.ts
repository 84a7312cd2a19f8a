import { contentKeyOf } from '../core/site/build-record.ts';
import { listPages } from '../core/site/list-pages.ts';
import type { SiteContent } from '../core/site/content.ts';
import type { Page } from '../core/site/pages.ts';
import { addressBook, type AddressBook } from '../core/site/redirects.ts';
import { sitemapChunks, type SitemapChunk } from '../core/site/sitemap.ts';
import type { Environment } from '../gateway/server/environment.ts';
import { contentOrSamples } from './content-or-samples.ts';
import { hash } from './hash.ts';

export interface Site {
  readonly pages: Page[];
  readonly addressBook: AddressBook;
  /** Text of `/addresses.json`, made at each reading: on a large site it is too large to keep. */
  readonly addressBookText: string;
  /** Key that changes with `addressBookText`. */
  readonly addressBookKey: string;
  readonly sitemapChunks: readonly SitemapChunk[];
  readonly contentKey: string;
  isFallback: boolean;
  /** Returns an article's text, HTML as stored; empty when the article was hidden after the pages were listed. */
  textOf(id: string): Promise<string>;
}

/** @throws SiteError */
async function loadSite(environment: Environment, now = new Date()): Promise<Site> {
  const content = await contentOrSamples(environment);
  const pages = listPages(content, { hash, now });
  return siteOf(
    content,
    () => pages,
    async (id) => content.texts.get(id) ?? '',
  );
}

/** Makes a site. Computes all slow properties but `addressBookText` once, on first use. @param pagesOf returns the same list each time */
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

/** Caches the key by book, which consecutive sites may share. */
function keyOfBook(book: AddressBook): string {
  const key = keysOfBooks.get(book) ?? hash(JSON.stringify(book));
  keysOfBooks.set(book, key);
  return key;
}

/** Shared through `globalThis`: Astro loads this module twice, for its configuration and for its pages. */
const SHARED = Symbol.for('coquelicot.site');
const shared = globalThis as { [SHARED]?: Promise<Site> };

/** Returns the site of this build, read once, so that every page shows the same state. */
export function siteOfThisBuild(): Promise<Site> {
  shared[SHARED] ??= loadSite(process.env);
  return shared[SHARED];
}

/** Makes pages show this site, for a renderer that renders more than once. */
export function showSite(site: Site): void {
  shared[SHARED] = Promise.resolve(site);
}
