import { describe, expect, it } from 'vitest';
import { isOnline, listedDate, marksOf } from './article-marks.ts';
import { listedArticle } from './listed-article.support.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

describe('an article', () => {
  it('that is online has no mark', () => {
    const article = listedArticle({ publishedAt: '2026-06-01T12:00:00Z' });
    expect(isOnline(article, NOW)).toBe(true);
    expect(marksOf(article, NOW)).toEqual([]);
  });

  it('that is scheduled says when, in Paris', () => {
    const article = listedArticle({ publishedAt: '2026-06-14T12:05:00Z' });
    expect(isOnline(article, NOW)).toBe(false);
    expect(marksOf(article, NOW)).toEqual(['Programmé le 14/06/2026 à 14\u00a0h\u00a005']);
  });

  it('that is a draft says so, whatever its date', () => {
    const article = listedArticle({ status: 'draft', publishedAt: '2026-06-14T12:05:00Z' });
    expect(isOnline(article, NOW)).toBe(false);
    expect(marksOf(article, NOW)).toEqual(['Brouillon']);
    expect(listedDate(article)).toBe(article.createdAt);
  });

  it.each([
    ['waiting', 'À relire'],
    ['returned', 'À reprendre'],
  ] as const)('that is a draft says how its review stands: %s', (review, mark) => {
    expect(marksOf(listedArticle({ status: 'draft', review }), NOW)).toEqual(['Brouillon', mark]);
  });

  it('with unpublished changes says so', () => {
    expect(marksOf(listedArticle({ workingCopySavedAt: '2026-05-31T12:00:00Z' }), NOW)).toEqual([
      'Modifications en attente',
    ]);
  });

  it('whose newer version waits for its moment says when', () => {
    const article = listedArticle({ workingCopySavedAt: '2026-05-31T12:00:00Z', scheduledAt: '2026-06-14T12:05:00Z' });
    expect(isOnline(article, NOW)).toBe(true);
    expect(marksOf(article, NOW)).toEqual(['Nouvelle version le 14/06/2026 à 14\u00a0h\u00a005']);
  });

  it.each([
    ['2026-05-14T12:00:00Z', '2026-05-14T12:00:00Z'],
    [null, '2026-05-01T12:00:00Z'],
  ])('is dated by its publication, %s, or else its creation', (publishedAt, date) => {
    expect(listedDate(listedArticle({ publishedAt }))).toBe(date);
  });
});
