import { describe, expect, it } from 'vitest';
import type { Article } from '../article/article.ts';
import { anArticle, articlesOf, contentOf, EFFECTS, idOf } from './content.support.ts';
import type { SiteContent } from './content.ts';
import { listPages, pageLister } from './list-pages.ts';
import { isArticlePage } from './newest-articles.ts';
import type { Page } from './pages.ts';

const CATEGORIES = [
  { id: idOf(900), name: 'Séduction', slug: 'seduction' },
  { id: idOf(901), name: 'Ville', slug: 'ville' },
];
/** All articles of the category share this array, as on a site. */
const NAMES = ['Séduction'];
const ARTICLES = articlesOf(30).map((article) =>
  article.number % 5 === 0 ? { ...article, categories: NAMES } : article,
);
const CONTENT = contentOf({ articles: ARTICLES, categories: CATEGORIES });
const NEW = anArticle(31, { publishedAt: '2026-06-01T00:00:00.000Z' });
const NEXT_YEAR = new Date('2027-11-21T12:00:00Z');

const edit = (number: number, fields: Partial<Article>): Partial<SiteContent> => ({
  articles: ARTICLES.map((article) => (article.number === number ? { ...article, ...fields } : article)),
});

/** Lists article pages before and after a change with the same lister, and the changed content afresh. */
function listedAgain(
  change: Partial<SiteContent>,
  now = EFFECTS.now,
): { before: Page[]; after: Page[]; fresh: Page[] } {
  const list = pageLister(EFFECTS.hash);
  const before = list(CONTENT, EFFECTS.now).all().filter(isArticlePage);
  const content = { ...CONTENT, ...change };
  const after = list(content, now).all().filter(isArticlePage);
  return { before, after, fresh: listPages(content, { ...EFFECTS, now }).filter(isArticlePage) };
}

describe('the pages of articles, listed again', () => {
  it.each<[what: string, change: Partial<SiteContent>, madeAgain: number[]]>([
    ['none', {}, []],
    // Article 30 is the oldest of its category, so no other article relates to it.
    ['title of an article that no other page shows', edit(30, { title: 'Autre' }), [30]],
    ['title of an article that other pages show', edit(1, { title: 'Autre' }), [1, 2, 3, 4, 6, 7]],
    ['fields that cards do not show', edit(1, { contentHash: 'autre', isFeatured: true }), [1]],
    [
      'address of a category',
      { categories: CATEGORIES.with(0, { id: idOf(900), name: 'Séduction', slug: 'charme' }) },
      [5, 10, 15, 20, 25, 30],
    ],
    [
      'case of a category’s name',
      { categories: CATEGORIES.with(0, { id: idOf(900), name: 'SÉDUCTION', slug: 'seduction' }) },
      [5, 10, 15, 20, 25, 30],
    ],
    ['removal of a category with articles', { categories: CATEGORIES.slice(1) }, [5, 10, 15, 20, 25, 30]],
    ['removal of a category without articles', { categories: CATEGORIES.slice(0, 1) }, []],
  ])('are reused after this change, except pages that show it: %s', (_what, change, madeAgain) => {
    const { before, after, fresh } = listedAgain(change);
    expect(after).toEqual(fresh);
    const numbers = after.flatMap((page) =>
      isArticlePage(page) && !before.includes(page) ? [page.props.article.number] : [],
    );
    expect(numbers).toEqual(madeAgain);
  });

  it('are all rebuilt in a new year, which their footers show', () => {
    const { before, after, fresh } = listedAgain({}, NEXT_YEAR);
    expect(after).toEqual(fresh);
    expect(after.some((page) => before.includes(page))).toBe(false);
  });

  it('equal a fresh listing after an article is removed, with more than 15 pages reused', () => {
    const { before, after, fresh } = listedAgain({ articles: ARTICLES.filter(({ number }) => number !== 1) });
    expect(after).toEqual(fresh);
    expect(after.filter((page) => before.includes(page)).length).toBeGreaterThan(15);
  });

  it('gain a third related article when a fourth article is listed', () => {
    const list = pageLister(EFFECTS.hash);
    const [before, after] = [3, 4].map((count) =>
      list(contentOf({ articles: ARTICLES.slice(0, count) }), EFFECTS.now)
        .all()
        .filter(isArticlePage),
    );
    expect(before?.map(({ props }) => props.related.length)).toEqual([2, 2, 2]);
    expect(after?.map(({ props }) => props.related.length)).toEqual([3, 3, 3, 3]);
  });

  it('equal a fresh listing after an article is added, with fewer than 10 pages rebuilt', () => {
    const { before, after, fresh } = listedAgain({ articles: [NEW, ...ARTICLES] });
    expect(after).toEqual(fresh);
    expect(after.filter((page) => !before.includes(page)).length).toBeLessThan(10);
  });
});
