import { expect, it } from 'vitest';
import type { FieldDifference } from '../../../core/editing/field-difference.ts';
import { fieldPieces } from './field-pieces.ts';

const written = (difference: FieldDifference, side?: 'before' | 'after') =>
  fieldPieces(difference, side)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('');

it.each<[FieldDifference, string]>([
  [{ field: 'title', before: 'Un soir', after: 'Un matin' }, 'Un [-soir-][+matin+]'],
  [{ field: 'title', before: '', after: 'Un matin' }, '[+Un matin+]'],
  [{ field: 'slug', before: 'un-soir', after: 'un-matin' }, '[-un-soir-][+un-matin+]'],
  [{ field: 'contentType', before: 'blog', after: 'anecdote' }, '[-Article de blog-][+Anecdote+]'],
  [{ field: 'isFeatured', before: false, after: true }, '[-non-][+oui+]'],
  [{ field: 'imageUrl', before: null, after: '/a.webp' }, '[+/a.webp+]'],
  [
    { field: 'publishedAt', before: null, after: '2026-05-14T12:05:00Z' },
    '[-au moment de la publication-][+14 mai 2026 à 14\u00A0h\u00A005+]',
  ],
  [{ field: 'tags', before: ['été', 'vin'], after: ['vin', 'mer'] }, 'vin, [+mer, +][-été-]'],
  [{ field: 'tags', before: ['été'], after: [] }, '[-été-]'],
])('splits the difference %j into %s', (difference, expected) => {
  expect(written(difference)).toBe(expected);
});

it('returns only the pieces of one side when a side is given', () => {
  const difference: FieldDifference = { field: 'tags', before: ['été', 'vin'], after: ['vin', 'mer'] };
  expect(written(difference, 'before')).toBe('vin, [-été-]');
  expect(written(difference, 'after')).toBe('vin, [+mer+]');
});
