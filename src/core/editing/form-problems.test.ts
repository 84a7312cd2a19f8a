import { describe, expect, it } from 'vitest';
import { emptyForm } from './article-form.ts';
import { formProblems, isTitleGiven, metaDescriptionAdvice, metaTitleAdvice } from './form-problems.ts';

const GOOD = { ...emptyForm('blog'), title: 'Un titre' };

describe('formProblems', () => {
  it('returns no problem for a form with a title only', () => {
    expect(formProblems(GOOD)).toEqual([]);
  });

  it.each([
    [{ title: ' \u00a0\u200b' }, [{ field: 'title', kind: 'empty' }]],
    [{ title: 'a'.repeat(503) }, [{ field: 'title', kind: 'too-long', excess: 3 }]],
    [{ imageAlt: 'a'.repeat(501) }, [{ field: 'imageAlt', kind: 'too-long', excess: 1 }]],
    [{ metaTitle: 'a'.repeat(61) }, [{ field: 'metaTitle', kind: 'too-long', excess: 1 }]],
    [{ metaDescription: 'a'.repeat(170) }, [{ field: 'metaDescription', kind: 'too-long', excess: 10 }]],
    [{ slug: 'coeur-❤️' }, [{ field: 'slug', kind: 'characters', characters: ['❤️'] }]],
    [{ slug: 'a--b' }, [{ field: 'slug', kind: 'hyphens' }]],
  ])('finds what is wrong with %j', (fields, problems) => {
    expect(formProblems({ ...GOOD, ...fields })).toEqual(problems);
  });

  it('lists problems in the order of the fields on the screen', () => {
    const fields = { ...GOOD, title: '', slug: '-', metaTitle: 'a'.repeat(61), metaDescription: 'a'.repeat(161) };
    expect(formProblems(fields).map(({ field }) => field)).toEqual(['title', 'slug', 'metaTitle', 'metaDescription']);
  });

  it('counts an emoji as one character, as the database does', () => {
    expect(formProblems({ ...GOOD, metaTitle: '😍'.repeat(60) })).toEqual([]);
  });
});

it.each([
  ['a', true],
  ['❤️', true],
  ['', false],
  ['   ', false],
  ['\u200b\ufeff', false],
])('isTitleGiven of %j is %s', (title, isGiven) => {
  expect(isTitleGiven(title)).toBe(isGiven);
});

it.each([
  [0, 'good'],
  [55, 'good'],
  [56, 'nearly'],
  [60, 'nearly'],
  [61, 'too-long'],
])('a title for search engines of %i characters is %s', (length, advice) => {
  expect(metaTitleAdvice('a'.repeat(length))).toBe(advice);
});

it.each([
  [0, 'too-short'],
  [49, 'too-short'],
  [50, 'good'],
  [145, 'good'],
  [146, 'nearly'],
  [160, 'nearly'],
  [161, 'too-long'],
])('a description for search engines of %i characters is %s', (length, advice) => {
  expect(metaDescriptionAdvice('a'.repeat(length))).toBe(advice);
});
