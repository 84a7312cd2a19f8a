import { describe, expect, it } from 'vitest';
import { QUIZZES } from '../quiz/quizzes.ts';
import { resultAddress } from '../quiz/result-address.ts';
import { ENDING_IDS } from '../simulator/ending-pictures.ts';
import { endingAddress } from '../simulator/endings.ts';
import { anArticle, articlesOf, contentOf, EFFECTS } from './content.support.ts';
import { listPages } from './list-pages.ts';
import { pagesAtOneAddress } from './page-table.ts';
import { sitemapChunks, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const SITE = new URL('https://coquelicot.exemple');
const pagesOf = (count: number) => listPages(contentOf({ articles: articlesOf(count) }), EFFECTS);

describe('sitemapChunks', () => {
  it('holds every indexed page once, and not the 404 page', () => {
    const addresses = sitemapChunks(pagesOf(3))
      .flat()
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

  it('holds 1,000 addresses a file at most', () => {
    const indexed = pagesOf(2000).filter((page) => page.isIndexed);
    const sizes = (count: number) => sitemapChunks(indexed.slice(0, count)).map((chunk) => chunk.length);
    expect(sizes(999)).toEqual([999]);
    expect(sizes(1000)).toEqual([1000]);
    expect(sizes(1001)).toEqual([1000, 1]);
    expect(sizes(2008)).toEqual([1000, 1000, 8]);
  });

  it('touches only the last file when a new article comes', () => {
    const pages = pagesOf(1501).filter(({ route }) => route === '/blog/[slug]');
    const newest = pages.filter(({ address }) => address === '/blog/article-1');
    const older = pages.filter(({ address }) => address !== '/blog/article-1');
    const before = sitemapChunks(older);
    const after = sitemapChunks([...newest, ...older]);
    expect(after[0]).toEqual(before[0]);
    expect(after[1]?.slice(0, -1)).toEqual(before[1]);
    expect(after[1]?.at(-1)?.address).toBe('/blog/article-1');
  });

  it('does not depend on the order of the pages', () => {
    const pages = pagesOf(30);
    expect(sitemapChunks(pages.toReversed())).toEqual(sitemapChunks(pages));
  });
});

describe('the sitemap’s XML', () => {
  it('gives absolute addresses, encoded, with the instant of the last change', () => {
    const articles = [anArticle(1, { slug: 'été', updatedAt: '2026-05-14T12:00:00.123456+02:00' })];
    const page = listPages(contentOf({ articles }), EFFECTS).slice(-1);
    expect(sitemapXml(page, SITE)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://coquelicot.exemple/blog/%C3%A9t%C3%A9</loc><lastmod>2026-05-14T10:00:00.123Z</lastmod></url>' +
        '\n</urlset>\n',
    );
  });

  it('escapes what XML would read', () => {
    const articles = [anArticle(1, { slug: `100%a&b<c>'"` })];
    const xml = sitemapXml(listPages(contentOf({ articles }), EFFECTS).slice(-1), SITE);
    expect(xml).toContain('<loc>https://coquelicot.exemple/blog/100%25a&amp;b%3Cc%3E&apos;%22</loc>');
  });

  it('gives no date to a page that shows no article', () => {
    const [signup] = pagesOf(0).filter(({ address }) => address === '/inscription');
    expect(sitemapXml(signup ? [signup] : [], SITE)).toContain(
      '<url><loc>https://coquelicot.exemple/inscription</loc></url>',
    );
  });

  it('numbers its files from 1 in the index', () => {
    const xml = sitemapIndexXml(2, SITE);
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)).toEqual([
      'https://coquelicot.exemple/sitemap/1.xml',
      'https://coquelicot.exemple/sitemap/2.xml',
    ]);
  });
});
