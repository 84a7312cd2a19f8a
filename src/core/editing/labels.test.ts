import { describe, expect, it } from 'vitest';
import { addLabels, separatesLabels, suggestLabels, TAG_LIMITS } from './labels.ts';

const LIMITS = { count: 4, length: 10 };

describe('addLabels', () => {
  it('splits at commas and lines, and drops empty labels', () => {
    expect(addLabels(['a'], ' b , ,c  d\ne,', LIMITS)).toEqual({
      labels: ['a', 'b', 'c d', 'e'],
      refused: '',
      problem: null,
    });
  });

  it('ignores a label already present in any case, but adds a label that differs by an accent', () => {
    expect(addLabels(['Été'], 'ÉTÉ, été, ete', LIMITS).labels).toEqual(['Été', 'ete']);
  });

  it('gives back a label that is too long, and adds the others', () => {
    expect(addLabels([], 'bien trop long, ok', LIMITS)).toEqual({
      labels: ['ok'],
      refused: 'bien trop long',
      problem: 'too-long',
    });
  });

  it('adds the first 30 of 200 tags, and gives the others back', () => {
    const all = Array.from({ length: 200 }, (_, index) => `tag ${index}`);
    const { labels, refused, problem } = addLabels([], all.join(','), TAG_LIMITS);
    expect(labels).toEqual(all.slice(0, 30));
    expect(refused.split(', ')).toEqual(all.slice(30));
    expect(problem).toBe('too-many');
  });

  it('counts characters, not code units', () => {
    expect(addLabels([], '❤'.repeat(10), LIMITS).problem).toBeNull();
    expect(addLabels([], '😍'.repeat(10), LIMITS).problem).toBeNull();
  });

  it('does not change the list that it is given', () => {
    const labels = ['a'];
    addLabels(labels, 'b', LIMITS);
    expect(labels).toEqual(['a']);
  });
});

describe('suggestLabels', () => {
  const KNOWN = ['Rencontre', 'Été', 'Première rencontre', 'Humour'];

  it.each([
    ['renc', ['Rencontre', 'Première rencontre']],
    ['ETE', ['Été']],
    ['  ', KNOWN],
    ['', KNOWN],
    ['z', []],
  ])('suggests for %j %j', (typed, found) => {
    expect(suggestLabels(KNOWN, [], typed)).toEqual(found);
  });

  it('leaves out chosen labels', () => {
    expect(suggestLabels(KNOWN, ['rencontre'], 'renc')).toEqual(['Première rencontre']);
  });

  it('leaves out chosen labels also before anything is typed', () => {
    expect(suggestLabels(KNOWN, ['été', 'HUMOUR'], '')).toEqual(['Rencontre', 'Première rencontre']);
  });

  it('offers at most 100 labels before anything is typed', () => {
    const many = Array.from({ length: 200 }, (_, index) => `amour ${index}`);
    expect(suggestLabels(many, [], '')).toEqual(many.slice(0, 100));
  });

  it('offers at most 8 labels that match the typed text', () => {
    const many = Array.from({ length: 20 }, (_, index) => `amour ${index}`);
    expect(suggestLabels(many, [], 'am')).toEqual(many.slice(0, 8));
  });
});

it.each([
  ['a,', true],
  ['a\nb', true],
  ['a b', false],
])('%j holds a separator: %s', (typed, isSeparated) => {
  expect(separatesLabels(typed)).toBe(isSeparated);
});
