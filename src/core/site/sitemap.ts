import type { Page } from './pages.ts';

/** A sitemap file holds at most this many addresses, so that one publication rewrites few of them. */
const ADDRESSES_PER_SITEMAP = 1000;

/** The indexed pages, in files of at most 1,000, oldest pages first so that a new one only touches the last file. */
export function sitemapChunks(pages: Page[]): Page[][] {
  const indexed = pages
    .filter((page) => page.isIndexed)
    .toSorted(
      (a, b) => (a.lastModified ?? '').localeCompare(b.lastModified ?? '') || a.address.localeCompare(b.address),
    );
  return Array.from({ length: Math.ceil(indexed.length / ADDRESSES_PER_SITEMAP) }, (_, index) =>
    indexed.slice(index * ADDRESSES_PER_SITEMAP, (index + 1) * ADDRESSES_PER_SITEMAP),
  );
}

export function sitemapXml(pages: Page[], site: URL): string {
  const entries = pages.map(({ address, lastModified }) => {
    const modified = lastModified === null ? '' : `<lastmod>${new Date(lastModified).toISOString()}</lastmod>`;
    return `<url><loc>${locationOf(address, site)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

export function sitemapIndexXml(chunkCount: number, site: URL): string {
  const entries = Array.from(
    { length: chunkCount },
    (_, index) => `<sitemap><loc>${locationOf(`/sitemap/${index + 1}.xml`, site)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function locationOf(address: string, site: URL): string {
  return new URL(encodeURI(address), site).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
