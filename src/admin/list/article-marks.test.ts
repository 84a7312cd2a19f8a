import { describe, expect, it } from 'vitest';
import { isOnline, listedDate, marksOf } from './article-marks.ts';
import { listedArticle } from './listed-article.support.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

describe('a listed article', () => {
  it('has no mark when it is online', () => {
    const article = listedArticle({ publishedAt: '2026-06-01T12:00:00Z' });
    expect(isOnline(article, NOW)).toBe(true);
    expect(marksOf(article, NOW)).toEqual([]);
  });

  it('is marked with its date in Paris time when it is scheduled', () => {
    const article = listedArticle({ publishedAt: '2026-06-14T12:05:00Z' });
    expect(isOnline(article, NOW)).toBe(false);
    expect(marksOf(article, NOW)).toEqual(['Programmé le 14/06/2026 à 14\u00a0h\u00a005']);
  });

  it('is marked « Brouillon » when it is a draft, whatever its date', () => {
    const article = listedArticle({ status: 'draft', publishedAt: '2026-06-14T12:05:00Z' });
    expect(isOnline(article, NOW)).toBe(false);
    expect(marksOf(article, NOW)).toEqual(['Brouillon']);
    expect(listedDate(article)).toBe(article.createdAt);
  });

  it.each([
    ['waiting', 'À relire'],
    ['returned', 'À reprendre'],
  ] as const)('is marked with the state of its review when it is a draft: %s', (review, mark) => {
    expect(marksOf(listedArticle({ status: 'draft', review }), NOW)).toEqual(['Brouillon', mark]);
  });

  it('is marked « Modifications en attente » when it has unpublished changes', () => {
    expect(marksOf(listedArticle({ workingCopySavedAt: '2026-05-31T12:00:00Z' }), NOW)).toEqual([
      'Modifications en attente',
    ]);
  });

  it('is marked with the date of its newer version when that version is scheduled', () => {
    const article = listedArticle({ workingCopySavedAt: '2026-05-31T12:00:00Z', scheduledAt: '2026-06-14T12:05:00Z' });
    expect(isOnline(article, NOW)).toBe(true);
    expect(marksOf(article, NOW)).toEqual(['Nouvelle version le 14/06/2026 à 14\u00a0h\u00a005']);
  });

  it.each([
    ['2026-05-14T12:00:00Z', '2026-05-14T12:00:00Z'],
    [null, '2026-05-01T12:00:00Z'],
  ])('is dated by its publication (%s), or by its creation when it was never published', (publishedAt, date) => {
    expect(listedDate(listedArticle({ publishedAt }))).toBe(date);
  });
});
