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
  it('goes by publication, whatever the creation: a scheduled article that has just come stands on top', () => {
    expect(orderOf([1, { publishedAt: OLD, createdAt: NEW }], [2, { publishedAt: NEW, createdAt: OLD }])).toEqual([
      2, 1,
    ]);
  });

  it('goes by creation among those published at the same instant', () => {
    expect(orderOf([1, { publishedAt: NEW, createdAt: OLD }], [2, { publishedAt: NEW, createdAt: NEW }])).toEqual([
      2, 1,
    ]);
  });

  it('compares instants, not texts', () => {
    expect(
      orderOf(
        [1, { publishedAt: '2026-05-20T01:00:00+02:00' }],
        [2, { publishedAt: '2026-05-19T23:30:00Z' }],
        [3, { publishedAt: '+010000-01-01T00:00:00.000Z' }],
      ),
    ).toEqual([3, 2, 1]);
  });

  it('is the same whatever order the rows came in', () => {
    const dates = { publishedAt: NEW, createdAt: NEW };
    expect(orderOf([2, { ...dates, id: idOf(2) }], [1, { ...dates, id: idOf(1) }])).toEqual([1, 2]);
    expect(orderOf([1, { ...dates, id: idOf(1) }], [2, { ...dates, id: idOf(2) }])).toEqual([1, 2]);
  });

  it('leaves what it is given as it was', () => {
    const articles = [anArticle(2), anArticle(1)];
    newestFirst(articles);
    expect(articles.map(({ id }) => id)).toEqual([idOf(2), idOf(1)]);
  });
});
