import { describe, expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from './article-form.ts';
import { formDifference } from './form-difference.ts';
import type { Side } from './merge-decisions.ts';
import { mergedForm, type MergeChoices } from './merged-form.ts';

const form = (content: string, changes: Partial<ArticleForm> = {}): ArticleForm => ({
  ...emptyForm('blog'),
  content,
  ...changes,
});
const NO_CHOICES: MergeChoices = { fields: new Map(), paragraphs: new Map() };
const BASE = form('', { tags: ['été'] });

/** Merges two texts by the given sides; a paragraph without one comes from `after`, a removed one from `before`. */
const mergedText = (before: string, after: string, sides: [number, Side][] = []) => {
  const branches = { base: BASE, before: form(before), after: form(after) };
  const difference = formDifference(branches.before, branches.after);
  const present = difference.paragraphs.map(({ kind }, index): [number, Side] => [
    index,
    kind === 'removed' ? 'before' : 'after',
  ]);
  return mergedForm(branches, difference, { ...NO_CHOICES, paragraphs: new Map([...present, ...sides]) }).content;
};

const A = '<p>Le premier paragraphe parle de la plage.</p>';
const B = '<p>Le deuxième raconte un long voyage en train.</p>';
const B2 = '<p>Le deuxième raconte un long voyage en bus.</p>';
const C = '<p>Enfin tout le monde rentre se coucher.</p>';

describe('a text merged from two', () => {
  it.each<[Side, string]>([
    ['before', A + B],
    ['after', A + B2],
    ['both', A + B + B2],
    ['neither', A],
  ])('takes %s of a changed paragraph', (side, expected) => {
    expect(mergedText(A + B, A + B2, [[1, side]])).toBe(expected);
  });

  it('leaves out a removed or an added paragraph when neither side is chosen', () => {
    expect(mergedText(A + B, A, [[1, 'neither']])).toBe(A);
    expect(mergedText(A, A + B, [[1, 'neither']])).toBe(A);
  });

  it('equals one of the two texts when that side is chosen for every paragraph', () => {
    const [before, after] = [
      `<h2>Un</h2>${A}<ul><li>a b c</li><li>d e f</li></ul>${C}`,
      `${B}<ul><li>a b d</li></ul><ol><li>x</li></ol>${A}`,
    ];
    const { paragraphs } = formDifference(form(before), form(after));
    const all = (side: 'before' | 'after') =>
      paragraphs.map(({ kind }, index): [number, Side] => [
        index,
        kind === (side === 'before' ? 'added' : 'removed') ? 'neither' : side,
      ]);
    expect(mergedText(before, after, all('before'))).toBe(before);
    expect(mergedText(before, after, all('after'))).toBe(after);
  });
});

describe('lists of two texts', () => {
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  it.each([
    [list('pain', 'vin'), list('pain', 'vin', 'fromage')],
    [list('pain', 'vin'), list('fromage', 'pain', 'vin')],
    [list('fromage', 'pain', 'vin'), list('pain', 'vin')],
    [list('pain', 'vin'), list('pain', 'fromage', 'vin')],
  ])('are merged into one list: %s and %s', (before, after) => {
    expect(mergedText(before, after).match(/<ul>/g)).toHaveLength(1);
    expect(mergedText(before, after)).toContain('<li>fromage</li>');
  });

  it('stay two lists when both texts have two', () => {
    const two = list('pain') + list('vin');
    expect(mergedText(two, two)).toBe(two);
    expect(
      mergedText(`<ol start="3"><li>pain</li></ol>${list('vin')}`, `<ol start="3"><li>pain</li></ol>${list('vin')}`),
    ).toBe(`<ol start="3"><li>pain</li></ol>${list('vin')}`);
  });

  it('get the end tags that their items, or paragraphs, lack', () => {
    expect(mergedText('<ul><li>pain<li>vin</ul>', '<ul><li>pain<li>vin</ul>')).toBe(
      '<ul><li>pain</li><li>vin</li></ul>',
    );
    expect(mergedText('<p>pain<p>vin', '<p>pain<p>vin')).toBe('<p>pain</p><p>vin</p>');
  });
});

describe('fields of two forms', () => {
  const [before, after] = [
    form(A, { title: 'Avant', tags: ['été', 'vin'], slug: 'avant', isSlugCustom: true }),
    form(A, { title: 'Après', tags: ['vin', 'mer'], slug: 'apres' }),
  ];
  const merged = (fields: MergeChoices['fields']) =>
    mergedForm({ base: BASE, before, after }, formDifference(before, after), { ...NO_CHOICES, fields });

  it('are taken from the second form when no choice is made', () => {
    expect(merged(new Map())).toEqual({ ...after });
  });

  it('are taken one by one from the first form when chosen', () => {
    expect(merged(new Map([['title', 'before']]))).toEqual({ ...after, title: 'Avant' });
    expect(merged(new Map([['slug', 'before']]))).toMatchObject({ slug: 'avant', isSlugCustom: true });
  });

  it('are combined when they are lists, without an entry that one side has removed', () => {
    expect(merged(new Map([['tags', 'both']])).tags).toEqual(['vin', 'mer']);
  });

  it('are copied, so that a change of the merged form changes neither of the two', () => {
    const copies = structuredClone([before, after]);
    merged(new Map([['tags', 'both']])).tags.push('neuf');
    expect([before, after]).toEqual(copies);
  });
});
