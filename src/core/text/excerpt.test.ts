import { describe, expect, it } from 'vitest';
import { CARD_EXCERPT_LENGTH, excerpt, FEATURED_EXCERPT_LENGTH, metaDescription } from './excerpt.ts';

const lengthOf = (text: string) => Array.from(text).length;

describe('excerpt', () => {
  it('has the lengths of the specification: 150 characters on cards, 180 when shown large', () => {
    expect([CARD_EXCERPT_LENGTH, FEATURED_EXCERPT_LENGTH]).toEqual([150, 180]);
  });

  it.each([150, 180])('leaves a text of %i characters whole', (length) => {
    const text = 'x'.repeat(length);
    expect(excerpt(text, length)).toBe(text);
  });

  it.each([150, 180])('cuts a text of one character more than %i and adds an ellipsis', (length) => {
    expect(excerpt('x'.repeat(length + 1), length)).toBe(`${'x'.repeat(length)}…`);
  });

  it('cuts at the end of a word that ends in the last fifth', () => {
    expect(excerpt('abcdefghi jklmn', 11)).toBe('abcdefghi…');
  });

  it('cuts within a word when no word ends in the last fifth', () => {
    expect(excerpt('un deux trois quatre', 17)).toBe('un deux trois qua…');
  });

  it('leaves no space, comma, colon or dash before the ellipsis', () => {
    expect(excerpt('abcdefgh, : – ijkl', 13)).toBe('abcdefgh…');
  });

  it('counts an emoji as one character and never cuts it in two', () => {
    const text = '😀'.repeat(151);
    expect(lengthOf(excerpt(text, 150))).toBe(151);
    expect(excerpt(text, 150).isWellFormed()).toBe(true);
  });

  it('ignores the spaces around', () => {
    expect(excerpt('  court \n', 150)).toBe('court');
    expect(excerpt('', 150)).toBe('');
  });

  it('cuts ordinary prose to between 80 % of the length and the length plus the ellipsis', () => {
    const text =
      'Elles tiennent en une soirée, elles ne coûtent rien, et elles évitent six mois de malentendus. '.repeat(4);
    for (const length of [150, 180]) {
      const cut = excerpt(text, length);
      expect(lengthOf(cut)).toBeLessThanOrEqual(length + 1);
      expect(lengthOf(cut)).toBeGreaterThan(length * 0.8);
      expect(text.startsWith(cut.slice(0, -1))).toBe(true);
    }
  });
});

describe('metaDescription', () => {
  it('keeps a text of up to 160 characters whole', () => {
    expect(metaDescription(` ${'é'.repeat(160)} `)).toBe('é'.repeat(160));
  });

  it('cuts a longer text at a word, to at most 160 characters with the ellipsis', () => {
    const cut = metaDescription(`${'mot '.repeat(40)}fin`);
    expect(cut).toBe(`${'mot '.repeat(39).trim()}…`);
    expect(lengthOf(metaDescription('x'.repeat(161)))).toBe(160);
  });
});
