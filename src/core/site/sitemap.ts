import { escapeAddress } from '../text/escape.ts';
import { isArticlePage, type ArticlePage } from './newest-articles.ts';
import type { Page } from './pages.ts';

/** Addresses of the index. `robots.txt` names the first; some crawlers try the second without being told. */
export const SITEMAP_INDEX_ADDRESSES: readonly string[] = ['/sitemap-index.xml', '/sitemap.xml'];

/** Article or page numbers in one file: far below the protocol's limit of 50,000, so that a change rewrites little. */
const NUMBERS_PER_CHUNK = 1000;
const NUMBERED_PAGE = /^\/(.+)\/page\/(\d+)$/;
const inOrder = new Intl.Collator('en', { numeric: true });

export interface SitemapChunk {
  /** Part of its address. */
  name: string;
  entries: SitemapEntry[];
}

interface SitemapEntry {
  address: string;
  /** ISO 8601; null where it is left out. */
  lastModified: string | null;
}

/**
 * Splits the indexed pages into files. The file depends on the page alone: articles go by number, a thousand to a file;
 * further pages of a list have files of their own, a thousand to a file; all other pages share one.
 */
export function sitemapChunks(pages: readonly Page[]): SitemapChunk[] {
  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  return Array.from(Map.groupBy(indexed, chunkNameOf), ([name, held]) => ({
    name,
    entries: held.toSorted((one, other) => orderOf(one, other)).map(entryOf),
  })).sort((one, other) => inOrder.compare(one.name, other.name));
}

/**
 * Returns the addresses of the sitemap's files, indexes first. A key changes exactly when the text does; an index has
 * no chunk.
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

function chunkAddress(name: string): string {
  return `/sitemap/${name}.xml`;
}

function chunkNameOf(page: Page): string {
  if (isArticlePage(page)) return articleChunkName(page);
  const [, list, number] = NUMBERED_PAGE.exec(page.address) ?? [];
  return list === undefined ? 'pages' : `${list.replaceAll('/', '-')}-${chunkNumber(Number(number))}`;
}

function articleChunkName(page: ArticlePage): string {
  return `articles-${chunkNumber(page.props.article.number)}`;
}

function chunkNumber(number: number): number {
  return Math.ceil(number / NUMBERS_PER_CHUNK);
}

/** Compares two pages: articles by age, the oldest first; other pages by address. */
function orderOf(one: Page, other: Page): number {
  if (isArticlePage(one) && isArticlePage(other)) return one.props.article.number - other.props.article.number;
  return inOrder.compare(one.address, other.address) || (one.address < other.address ? -1 : 1);
}

/** Leaves out the date of pages that list articles: it would rewrite their files with each article. */
function entryOf(page: Page): SitemapEntry {
  return { address: page.address, lastModified: isArticlePage(page) ? page.lastModified : null };
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapXml({ entries }: Pick<SitemapChunk, 'entries'>, site: URL): string {
  const lines = entries.map(({ address, lastModified }) => {
    const modified = lastModified === null ? '' : `<lastmod>${new Date(lastModified).toISOString()}</lastmod>`;
    return `<url><loc>${locationOf(address, site)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</urlset>\n`;
}

/** Writes the index without dates of its files, which would rewrite it with each edit. */
export function sitemapIndexXml(chunks: readonly Pick<SitemapChunk, 'name'>[], site: URL): string {
  const lines = chunks.map(({ name }) => `<sitemap><loc>${locationOf(chunkAddress(name), site)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</sitemapindex>\n`;
}

function locationOf(address: string, site: URL): string {
  return escapeAddress(new URL(encodeURI(address), site).href);
}

export function robotsText(siteUrl: URL): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', siteUrl).href}\n`;
}
