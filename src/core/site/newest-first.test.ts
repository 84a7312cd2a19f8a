import { describe, expect, it } from 'vitest';
import { anArticle, idOf } from './content.support.ts';
import { newestFirst } from './newest-first.ts';

const orderOf = (...articles: Parameters<typeof anArticle>[]) =>
  newestFirst(articles.map(([number, fields]) => anArticle(number, fields))).map(({ slug }) =>
    Number(slug?.replace('article-', '')),
  );
const OLD = '2026-01-01T00:00:00.000Z';
const NEW = '2026-06-01T00:00:00.000Z';

describe('newestFirst', () => {
  it('sorts by publication, not creation: a scheduled article that has just come out is first', () => {
    expect(orderOf([1, { publishedAt: OLD, createdAt: NEW }], [2, { publishedAt: NEW, createdAt: OLD }])).toEqual([
      2, 1,
    ]);
  });

  it('sorts articles published at the same instant by creation', () => {
    expect(orderOf([1, { publishedAt: NEW, createdAt: OLD }], [2, { publishedAt: NEW, createdAt: NEW }])).toEqual([
      2, 1,
    ]);
  });

  it('compares instants, not the texts of dates', () => {
    expect(
      orderOf(
        [1, { publishedAt: '2026-05-20T01:00:00+02:00' }],
        [2, { publishedAt: '2026-05-19T23:30:00Z' }],
        [3, { publishedAt: '+010000-01-01T00:00:00.000Z' }],
      ),
    ).toEqual([3, 2, 1]);
  });

  it('returns the same order whatever the order of the input', () => {
    const dates = { publishedAt: NEW, createdAt: NEW };
    expect(orderOf([2, { ...dates, id: idOf(2) }], [1, { ...dates, id: idOf(1) }])).toEqual([1, 2]);
    expect(orderOf([1, { ...dates, id: idOf(1) }], [2, { ...dates, id: idOf(2) }])).toEqual([1, 2]);
  });

  it('does not change the given array', () => {
    const articles = [anArticle(2), anArticle(1)];
    newestFirst(articles);
    expect(articles.map(({ id }) => id)).toEqual([idOf(2), idOf(1)]);
  });
});
