import { describe, expect, it } from 'vitest';
import { addLabels, separatesLabels, suggestLabels, TAG_LIMITS } from './labels.ts';

const LIMITS = { count: 4, length: 10 };

describe('addLabels', () => {
  it('splits at commas and lines, and drops what is empty', () => {
    expect(addLabels(['a'], ' b , ,c  d\ne,', LIMITS)).toEqual({
      labels: ['a', 'b', 'c d', 'e'],
      refused: '',
      problem: null,
    });
  });

  it('ignores what is there already, in any case, but not with another accent', () => {
    expect(addLabels(['Été'], 'ÉTÉ, été, ete', LIMITS).labels).toEqual(['Été', 'ete']);
  });

  it('gives back what is too long, and takes the rest', () => {
    expect(addLabels([], 'bien trop long, ok', LIMITS)).toEqual({
      labels: ['ok'],
      refused: 'bien trop long',
      problem: 'too-long',
    });
  });

  it('takes 200 tags up to the limit, and gives the others back', () => {
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

  it('leaves the list that it was given as it was', () => {
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
  ])('finds for %j %j', (typed, found) => {
    expect(suggestLabels(KNOWN, [], typed)).toEqual(found);
  });

  it('leaves out what is chosen', () => {
    expect(suggestLabels(KNOWN, ['rencontre'], 'renc')).toEqual(['Première rencontre']);
  });

  it('leaves out what is chosen before anything is typed too', () => {
    expect(suggestLabels(KNOWN, ['été', 'HUMOUR'], '')).toEqual(['Rencontre', 'Première rencontre']);
  });

  it('offers a hundred at most before anything is typed', () => {
    const many = Array.from({ length: 200 }, (_, index) => `amour ${index}`);
    expect(suggestLabels(many, [], '')).toEqual(many.slice(0, 100));
  });

  it('offers eight at most', () => {
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
