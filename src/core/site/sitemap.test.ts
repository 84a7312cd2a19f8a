import { describe, expect, it } from 'vitest';
import type { Article } from '../article/article.ts';
import { QUIZZES } from '../quiz/quizzes.ts';
import { resultAddress } from '../quiz/result-address.ts';
import { ENDING_IDS } from '../simulator/ending-pictures.ts';
import { endingAddress } from '../simulator/endings.ts';
import { anArticle, articlesOf, contentOf, EFFECTS, idOf } from './content.support.ts';
import { listPages } from './list-pages.ts';
import { pagesAtOneAddress } from './page-table.ts';
import { sitemapChunks, sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const CATEGORIES = [{ id: idOf(900), name: 'Séduction', slug: 'seduction' }];
const pagesOf = (articles: Article[]) => listPages(contentOf({ articles, categories: CATEGORIES }), EFFECTS);
const sizesOf = (articles: Article[]) =>
  Object.fromEntries(sitemapChunks(pagesOf(articles)).map(({ name, entries }) => [name, entries.length]));

/** Returns the addresses of files that are added, removed or have another key. */
function changed(before: Article[], after: Article[]): string[] {
  const keysOf = (articles: Article[]) =>
    new Map(sitemapFiles(sitemapChunks(pagesOf(articles)), EFFECTS.hash).map(({ address, key }) => [address, key()]));
  const [former, later] = [keysOf(before), keysOf(after)];
  return [...new Set([...former.keys(), ...later.keys()])].filter(
    (address) => former.get(address) !== later.get(address),
  );
}

describe('sitemapChunks', () => {
  it('holds every indexed page once, and neither the 404 page nor the back office', () => {
    const addresses = sitemapChunks(pagesOf(articlesOf(3)))
      .flatMap(({ entries }) => entries)
      .map(({ address }) => address);
    const declared = pagesAtOneAddress().filter(({ declaration }) => declaration.isIndexed);
    const expected = [
      ...declared.map(({ address }) => address),
      '/blog/article-1',
      '/blog/article-2',
      '/blog/article-3',
      ...QUIZZES.flatMap((quiz) => quiz.categories.map((category) => resultAddress(quiz, category))),
      ...ENDING_IDS.map(endingAddress),
    ];
    expect(addresses.toSorted()).toEqual(expected.toSorted());
    expect(addresses).toEqual(expect.arrayContaining(['/', '/recherche', '/blog', '/anecdotes', '/cookies']));
    expect(addresses).not.toContain('/404');
    expect(addresses).not.toContain('/admin');
  });

  it('groups articles by number, 1,000 numbers per file', () => {
    const articles = [1, 2, 1000, 1001, 2000, 90_001].map((number) => anArticle(number));
    const { pages, ...sizes } = sizesOf(articles);
    expect(sizes).toEqual({ 'articles-1': 3, 'articles-2': 2, 'articles-91': 1 });
    expect(pages).toBe(sizesOf([])['pages']);
  });

  it('gives the numbered pages of each list files of their own, 1,000 page numbers per file', () => {
    const sizes = sizesOf(articlesOf(9100, { categories: ['Séduction'] }));
    expect(sizes).toMatchObject({ 'blog-1': 999, 'blog-2': 12, 'blog-categorie-seduction-1': 999 });
    expect(Math.max(...Object.values(sizes))).toBeLessThanOrEqual(1000);
  });

  it('orders articles by ascending number, whatever the order of the pages', () => {
    const pages = pagesOf(articlesOf(30));
    expect(sitemapChunks(pages.toReversed())).toEqual(sitemapChunks(pages));
    const [articles] = sitemapChunks(pages);
    expect(articles?.entries.slice(0, 2).map(({ address }) => address)).toEqual(['/blog/article-1', '/blog/article-2']);
  });
});

describe('sitemapFiles', () => {
  const articles = articlesOf(2500, { categories: ['Séduction'] });
  const without = (number: number) => articles.filter((article) => article.number !== number);
  const edited = (number: number, fields: Partial<Article>) =>
    articles.map((article) => (article.number === number ? { ...article, ...fields } : article));

  it('lists the index first, under both of its addresses, then every chunk', () => {
    const files = sitemapFiles(sitemapChunks(pagesOf(articles)), EFFECTS.hash).map(({ address }) => address);
    expect(files).toEqual([
      '/sitemap-index.xml',
      '/sitemap.xml',
      ...['articles-1', 'articles-2', 'articles-3', 'blog-1', 'blog-categorie-seduction-1', 'pages'].map(
        (name) => `/sitemap/${name}.xml`,
      ),
    ]);
  });

  it.each<[string, Partial<Article>]>([
    ['an edit', { updatedAt: '2026-11-20T00:00:00Z' }],
    ['a new slug', { slug: 'autre' }],
  ])('changes the key of one file after %s of an old article', (_what, fields) => {
    expect(changed(articles, edited(1500, fields))).toEqual(['/sitemap/articles-2.xml']);
    expect(changed(articles, edited(2500, fields))).toEqual(['/sitemap/articles-3.xml']);
  });

  it('changes the key of one file when an article is removed', () => {
    for (const number of [1, 1000, 1500, 2500]) {
      expect(changed(articles, without(number))).toEqual([`/sitemap/articles-${Math.ceil(number / 1000)}.xml`]);
    }
  });

  it('changes no key when an article’s date of publication changes', () => {
    expect(changed(articles, edited(1500, { publishedAt: '2020-01-01T00:00:00Z' }))).toEqual([]);
  });

  it('changes the index too when an article starts a new file', () => {
    expect(changed(articles, [...articles, anArticle(3001)])).toEqual([
      '/sitemap-index.xml',
      '/sitemap.xml',
      '/sitemap/articles-4.xml',
    ]);
  });
});

const SITE = new URL('https://coquelicot.exemple');
/** Returns a file of the sitemap of a site with one article. */
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

  it('escapes characters that are special in XML', () => {
    expect(xmlOf('articles-1', { slug: `100%a&b<c>'"` })).toContain(
      '<loc>https://coquelicot.exemple/blog/100%25a&amp;b%3Cc%3E&apos;%22</loc>',
    );
  });

  it('gives no date to pages other than articles', () => {
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
