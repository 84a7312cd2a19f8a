import { describe, expect, it } from 'vitest';
import type { Article } from '../article/article.ts';
import { anArticle, articlesOf, contentOf, EFFECTS, idOf } from './content.support.ts';
import type { SiteContent } from './content.ts';
import { listPages } from './list-pages.ts';

const CATEGORY = { id: idOf(900), name: 'Séduction', slug: 'seduction' };

/** Returns twelve posts in two pages, the third and the last about seduction, and an older anecdote. */
function content(change: (content: SiteContent) => void = () => {}): SiteContent {
  const articles = [...articlesOf(12), anArticle(13, { contentType: 'anecdote' })];
  for (const index of [2, 11]) articles[index] = anArticle(index + 1, { categories: ['Séduction'] });
  const result = contentOf({ articles, categories: [CATEGORY] });
  change(result);
  return result;
}

const edit = (number: number, fields: Partial<Article>) =>
  content(({ articles }) => Object.assign(articles[number - 1] ?? {}, fields));

/** Returns the addresses that a change adds, removes or gives another key. */
function changed(after: SiteContent, now = EFFECTS.now): string[] {
  const before = new Map(listPages(content(), EFFECTS).map(({ address, key }) => [address, key]));
  const later = new Map(listPages(after, { ...EFFECTS, now }).map(({ address, key }) => [address, key]));
  return [...new Set([...before.keys(), ...later.keys()])]
    .filter((address) => before.get(address) !== later.get(address))
    .sort();
}

describe('the key of a page', () => {
  it('stays when nothing changes', () => {
    expect(changed(content())).toEqual([]);
  });

  it('changes with a title on every page that shows it: article, list, category, related articles', () => {
    // Article 12 is no favourite, is listed on page 2, and is related to article 3 by category alone.
    expect(changed(edit(12, { title: 'Nouveau titre' }))).toEqual([
      '/blog/article-12',
      '/blog/article-3',
      '/blog/categorie/seduction',
      '/blog/page/2',
    ]);
  });

  it('changes with an article’s text on its own page only', () => {
    expect(changed(edit(12, { contentHash: 'autre' }))).toEqual(['/blog/article-12']);
  });

  it.each<[keyof Article, Partial<Article>]>([
    ['imageAlt', { imageAlt: 'x' }],
    ['metaTitle', { metaTitle: 'x' }],
    ['metaDescription', { metaDescription: 'x' }],
    ['metaKeywords', { metaKeywords: ['x'] }],
    ['updatedAt', { updatedAt: '2026-11-20T00:00:00Z' }],
    // Not shown, but searched.
    ['tags', { tags: ['x'] }],
  ])('changes with an article’s %s on its own page only', (_field, fields) => {
    expect(changed(edit(12, fields))).toEqual(['/blog/article-12']);
  });

  it.each<[keyof Article, Partial<Article>]>([
    ['description', { description: 'x' }],
    ['imageUrl', { imageUrl: '/x.png' }],
    ['readingTime', { readingTime: '9 min de lecture' }],
    ['publishedAt', { publishedAt: '2026-01-01T00:00:00Z' }],
  ])('changes with an article’s %s also on pages that show its card', (_field, fields) => {
    expect(changed(edit(12, fields))).toContain('/blog/page/2');
    expect(changed(edit(12, fields))).toContain('/blog/article-3');
  });

  it('stays when only a read counter changes', () => {
    expect(changed(edit(1, { readCount: 1 }))).toEqual([]);
    expect(changed(edit(13, { readCount: 99 }))).toEqual([]);
  });

  it('changes on /blog only when read counters change the favourites', () => {
    expect(changed(edit(12, { readCount: 5 }))).toEqual(['/blog']);
  });

  it('changes on /blog only when a post is featured, and nowhere when an anecdote is', () => {
    expect(changed(edit(12, { isFeatured: true }))).toEqual(['/blog']);
    expect(changed(edit(13, { isFeatured: true }))).toEqual([]);
  });

  it('ignores the part of a description that the card cuts off', () => {
    const long = 'x'.repeat(400);
    const keys = (end: string) =>
      listPages(edit(12, { description: long + end }), EFFECTS).find((page) => page.address === '/blog/page/2')?.key;
    expect(keys('a')).toBe(keys('b'));
  });

  it('changes at the old and the new address when a slug changes', () => {
    const addresses = changed(edit(12, { slug: 'autre' }));
    expect(addresses).toContain('/blog/article-12');
    expect(addresses).toContain('/blog/autre');
  });

  it('changes on every page that names a category when the category’s slug changes', () => {
    const renamed = content(({ categories }) => {
      categories[0] = { ...CATEGORY, slug: 'charme' };
    });
    expect(changed(renamed)).toEqual([
      '/blog',
      '/blog/article-12',
      '/blog/article-3',
      '/blog/categorie/charme',
      '/blog/categorie/seduction',
      '/blog/page/2',
      '/recherche',
    ]);
  });

  it('changes on every page with the year of the footer', () => {
    const all = listPages(content(), EFFECTS).map(({ address }) => address);
    expect(changed(content(), new Date('2027-01-01T12:00:00Z'))).toEqual(all.sort());
  });
});
