import { chunkAddress, type SitemapChunk } from './sitemap-chunks.ts';

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
  return new URL(encodeURI(address), site).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
