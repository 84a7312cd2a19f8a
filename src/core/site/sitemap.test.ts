import { describe, expect, it } from 'vitest';
import { anArticle, contentOf, EFFECTS } from './content.support.ts';
import { listPages } from './list-pages.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';
import { sitemapChunks } from './sitemap-chunks.ts';

const SITE = new URL('https://coquelicot.exemple');
/** The text of a file of the sitemap of one article. */
const xmlOf = (name: string, fields: Parameters<typeof anArticle>[1] = {}) => {
  const pages = listPages(contentOf({ articles: [anArticle(1, fields)] }), EFFECTS);
  const chunk = sitemapChunks(pages).find((candidate) => candidate.name === name);
  return chunk ? sitemapXml(chunk, SITE) : '';
};

describe('the sitemap’s XML', () => {
  it('gives absolute addresses, encoded, with the instant of the last change', () => {
    expect(xmlOf('articles-1', { slug: 'été', updatedAt: '2026-05-14T12:00:00.123456+02:00' })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://coquelicot.exemple/blog/%C3%A9t%C3%A9</loc><lastmod>2026-05-14T10:00:00.123Z</lastmod></url>' +
        '\n</urlset>\n',
    );
  });

  it('escapes what XML would read', () => {
    expect(xmlOf('articles-1', { slug: `100%a&b<c>'"` })).toContain(
      '<loc>https://coquelicot.exemple/blog/100%25a&amp;b%3Cc%3E&apos;%22</loc>',
    );
  });

  it('gives no date to a page that is no article', () => {
    expect(xmlOf('pages')).toContain('<url><loc>https://coquelicot.exemple/inscription</loc></url>');
    expect(xmlOf('pages')).not.toContain('<lastmod>');
  });

  it('names each file in the index', () => {
    const xml = sitemapIndexXml([{ name: 'articles-1' }, { name: 'blog-categorie-été-1' }], SITE);
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)).toEqual([
      'https://coquelicot.exemple/sitemap/articles-1.xml',
      'https://coquelicot.exemple/sitemap/blog-categorie-%C3%A9t%C3%A9-1.xml',
    ]);
  });
});
