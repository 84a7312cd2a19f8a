import { describe, expect, it } from 'vitest';
import { anArticle, articlesOf, contentOf, idOf } from './content.support.ts';
import type { SiteContent } from './content.ts';
import { cachedAddressBook } from './cached-address-book.ts';
import { addressBook } from './redirects.ts';

const CATEGORIES = [
  { id: idOf(900), name: 'Séduction', slug: 'seduction' },
  { id: idOf(901), name: 'Ville', slug: 'ville' },
];
const ARTICLES = [
  ...articlesOf(4),
  anArticle(5, { categories: ['Séduction'] }),
  anArticle(6, { contentType: 'anecdote' }),
];
const FORMER_SLUGS = [
  { slug: 'ancien', articleId: idOf(1) },
  { slug: 'plus-ancien', articleId: idOf(2) },
];
const CONTENT = contentOf({ articles: ARTICLES, categories: CATEGORIES, formerSlugs: FORMER_SLUGS });

/** Returns the articles with the given fields of one article replaced. */
function replacing(number: number, fields: Parameters<typeof anArticle>[1]): Partial<SiteContent> {
  const articles = ARTICLES.map((article) => (article.number === number ? { ...article, ...fields } : article));
  return { articles };
}

describe('cachedAddressBook', () => {
  it.each<[what: string, change: Partial<SiteContent>]>([
    ['nothing', {}],
    ['the title of an article', replacing(2, { title: 'Autre' })],
    ['the order of articles', { articles: ARTICLES.toReversed() }],
    [
      'the name of a category and of its label on articles',
      {
        ...replacing(5, { categories: ['Charme'] }),
        categories: CATEGORIES.with(0, { id: idOf(900), name: 'Charme', slug: 'seduction' }),
      },
    ],
    ['a category without articles', { categories: CATEGORIES.slice(0, 1) }],
  ])('gives the same book after a change of %s', (_what, change) => {
    const bookOf = cachedAddressBook();
    const book = bookOf(CONTENT);
    expect(bookOf({ ...CONTENT, ...change })).toBe(book);
    expect(book).toEqual(addressBook({ ...CONTENT, ...change }));
  });

  it.each<[what: string, change: Partial<SiteContent>]>([
    ['a new article', { articles: [...ARTICLES, anArticle(7)] }],
    ['a removed article', { articles: ARTICLES.slice(1) }],
    ['an article replaced by another', { articles: [...ARTICLES.slice(1), anArticle(7)] }],
    ['another slug', replacing(3, { slug: 'autre' })],
    ['no slug', replacing(3, { slug: null })],
    ['another type', replacing(3, { contentType: 'anecdote' })],
    [
      'slugs exchanged between two articles',
      {
        articles: ARTICLES.map((article) =>
          article.number > 2 ? article : { ...article, slug: `article-${3 - article.number}` },
        ),
      },
    ],
    ['one more former slug', { formerSlugs: [...FORMER_SLUGS, { slug: 'premier', articleId: idOf(3) }] }],
    ['a removed former slug', { formerSlugs: FORMER_SLUGS.slice(1) }],
    ['a former slug of another article', { formerSlugs: FORMER_SLUGS.with(0, { slug: 'ancien', articleId: idOf(3) }) }],
    ['another former slug', { formerSlugs: FORMER_SLUGS.with(0, { slug: 'autre', articleId: idOf(1) }) }],
    [
      'another slug of a category',
      {
        categories: CATEGORIES.with(0, { id: idOf(900), name: 'Séduction', slug: 'charme' }),
      },
    ],
    ['the first article in a category', replacing(4, { categories: ['Ville'] })],
    ['the last article to leave a category', replacing(5, { categories: [] })],
  ])('rebuilds the book for %s, and once more when the change is undone', (_what, change) => {
    const bookOf = cachedAddressBook();
    const book = bookOf(CONTENT);
    const changed = { ...CONTENT, ...change };
    const changedBook = bookOf(changed);
    expect(changedBook).toEqual(addressBook(changed));
    expect(changedBook).not.toEqual(book);
    expect(bookOf({ ...changed })).toBe(changedBook);
    expect(bookOf(CONTENT)).toEqual(book);
  });

  it('compares with the content of the last call, not with the content that the book was built from', () => {
    const bookOf = cachedAddressBook();
    const book = bookOf(CONTENT);
    const edited = { ...CONTENT, ...replacing(2, { title: 'Autre' }) };
    expect(bookOf(edited)).toBe(book);
    expect(bookOf({ ...edited })).toBe(book);
    const moved = {
      ...edited,
      articles: edited.articles.map((one) => (one.number === 2 ? { ...one, slug: 'b' } : one)),
    };
    expect(bookOf(moved)).toEqual(addressBook(moved));
  });
});
