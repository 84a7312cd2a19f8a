import { isArticlePage, type ArticlePage } from './newest-articles.ts';
import type { Page } from './pages.ts';

/** The addresses of the sitemap's index: the one that `robots.txt` names, and the one that is asked for by habit. */
export const SITEMAP_INDEX_ADDRESSES: readonly string[] = ['/sitemap-index.xml', '/sitemap.xml'];

/** Numbers that one file covers: far below the 50,000 addresses that the protocol allows, so that one change rewrites little. */
const NUMBERS_PER_CHUNK = 1000;
const NUMBERED_PAGE = /^\/(.+)\/page\/(\d+)$/;
const inOrder = new Intl.Collator('en', { numeric: true });

/** A file of the sitemap. */
export interface SitemapChunk {
  /** Stands in its address. */
  name: string;
  entries: SitemapEntry[];
}

interface SitemapEntry {
  address: string;
  /** ISO instant; null where nothing is said of it. */
  lastModified: string | null;
}

/**
 * The files of the sitemap with their indexed pages. Which file has a page depends on the page alone: an article goes by its
 * number, a thousand numbers a file; the further pages of a list have files of their own, a thousand a file; all others, which
 * the page table and the categories limit, have one.
 */
export function sitemapChunks(pages: readonly Page[]): SitemapChunk[] {
  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  return Array.from(Map.groupBy(indexed, chunkNameOf), ([name, held]) => ({
    name,
    entries: held.toSorted((one, other) => orderOf(one, other)).map(entryOf),
  })).sort((one, other) => inOrder.compare(one.name, other.name));
}

/**
 * Returns the addresses of the sitemap's files, its indexes first, each with a key that changes when its text does, and only
 * then, and with its chunk; null for an index.
 *
 * @param hash hashes a text to a short key
 */
export function sitemapFiles(
  chunks: readonly SitemapChunk[],
  hash: (text: string) => string,
): { address: string; key: () => string; chunk: SitemapChunk | null }[] {
  const indexKey = () => hash(chunks.map(({ name }) => name).join('\n'));
  return [
    ...SITEMAP_INDEX_ADDRESSES.map((address) => ({ address, key: indexKey, chunk: null })),
    ...chunks.map((chunk) => ({
      address: chunkAddress(chunk.name),
      chunk,
      key: () => hash(chunk.entries.map(({ address, lastModified }) => `${address} ${lastModified ?? ''}`).join('\n')),
    })),
  ];
}

export function chunkAddress(name: string): string {
  return `/sitemap/${name}.xml`;
}

/** The name of the file that has a page, if the page is indexed. */
function chunkNameOf(page: Page): string {
  if (isArticlePage(page)) return articleChunkName(page);
  const [, list, number] = NUMBERED_PAGE.exec(page.address) ?? [];
  return list === undefined ? 'pages' : `${list.replaceAll('/', '-')}-${chunkNumber(Number(number))}`;
}

/** The name of the files that have an article's page, and what goes with it. */
function articleChunkName(page: ArticlePage): string {
  return `articles-${chunkNumber(page.props.article.number)}`;
}

function chunkNumber(number: number): number {
  return Math.ceil(number / NUMBERS_PER_CHUNK);
}

/** Oldest articles first, the rest by address. */
function orderOf(one: Page, other: Page): number {
  if (isArticlePage(one) && isArticlePage(other)) return one.props.article.number - other.props.article.number;
  return inOrder.compare(one.address, other.address) || (one.address < other.address ? -1 : 1);
}

/** Pages that list articles change with each of them: to say when would rewrite their files with that of the article. */
function entryOf(page: Page): SitemapEntry {
  return { address: page.address, lastModified: isArticlePage(page) ? page.lastModified : null };
}
