import { describe, expect, it } from 'vitest';
import { counted, plural } from './plural.ts';

describe('plural', () => {
  it.each([
    [0, 'vue'],
    [1, 'vue'],
    [-1, 'vue'],
    [1.5, 'vue'],
    [2, 'vues'],
    [-2, 'vues'],
    [1_000_000, 'vues'],
  ])('returns for %d the form that French uses', (count, form) => {
    expect(plural(count, 'vue', 'vues')).toBe(form);
  });
});

describe('counted', () => {
  it('writes the count as French does, before its noun', () => {
    expect([1, 1234].map((count) => counted(count, 'vue', 'vues'))).toEqual(['1 vue', '1\u202f234 vues']);
  });
});
