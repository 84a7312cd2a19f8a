import { describe, expect, it } from 'vitest';
import { paragraphDifferences, isTypographyAlone } from './paragraph-difference.ts';

const FIRST = 'Le premier rendez-vous se passe mieux au bord de l’eau.';
const SECOND = 'Apporte deux serviettes et un peu de courage.';
const THIRD = 'Si le silence dure, parle de ton chat.';
const html = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');

/** Writes each difference as a sign: '=' same, '~' changed, '-' removed, '+' added, 'm' moved. */
const told = (before: string, after: string) =>
  paragraphDifferences(before, after)
    .map((difference) => {
      if (difference.kind === 'same') return '=';
      if (difference.kind === 'changed') return '~';
      return (difference.kind === 'removed' ? '-' : '+') + (difference.isMoved ? 'm' : '');
    })
    .join(' ');
const notes = (before: string, after: string) =>
  paragraphDifferences(before, after).flatMap((difference) => (difference.kind === 'changed' ? difference.notes : []));

describe('paragraphs', () => {
  it.each([
    ['two equal paragraphs', html(FIRST, SECOND), html(FIRST, SECOND), '= ='],
    ['no paragraph', '', '', ''],
    ['one paragraph added', html(FIRST, THIRD), html(FIRST, SECOND, THIRD), '= + ='],
    ['one paragraph removed', html(FIRST, SECOND, THIRD), html(FIRST, THIRD), '= - ='],
    ['one paragraph changed', html(FIRST, SECOND, THIRD), html(FIRST, SECOND.replace('deux', 'trois'), THIRD), '= ~ ='],
    ['one paragraph replaced by another', html(FIRST, SECOND), html(FIRST, THIRD), '= - +'],
    [
      'one paragraph changed, another added before it',
      html(FIRST),
      html(THIRD, FIRST.replace('premier', 'second')),
      '+ ~',
    ],
    [
      'one paragraph changed, another removed after it',
      html(FIRST, THIRD),
      html(FIRST.replace('premier', 'second')),
      '~ -',
    ],
    ['one paragraph moved', html(FIRST, SECOND, THIRD), html(SECOND, THIRD, FIRST), '-m = = +m'],
    [
      'an item of a list changed',
      `<ul><li>${FIRST}</li><li>${SECOND}</li></ul>`,
      `<ul><li>${FIRST}</li><li>${SECOND} Et du vin.</li></ul>`,
      '= ~',
    ],
    [
      'a row of a table changed',
      '<table><tr><td>Un verre</td><td>4 €</td></tr></table>',
      '<table><tr><td>Un verre</td><td>5 €</td></tr></table>',
      '~',
    ],
    ['a paragraph made a heading', `<p>${FIRST}</p>`, `<h2>${FIRST}</h2>`, '~'],
  ])('are compared: %s', (_name, before, after, expected) => {
    expect(told(before, after)).toBe(expected);
  });

  it('are compared word by word in their visible text when changed', () => {
    const [difference] = paragraphDifferences(
      '<p>Un <b>grand</b> &amp; beau soir d’été</p>',
      '<p>Un <i>petit</i> &amp; beau soir d’été</p>',
    );
    expect(difference).toMatchObject({
      kind: 'changed',
      pieces: [
        { kind: 'same', text: 'Un ' },
        { kind: 'removed', text: 'grand' },
        { kind: 'added', text: 'petit' },
        { kind: 'same', text: ' & beau soir d’été' },
      ],
    });
  });
});

describe('a change besides words', () => {
  it.each([
    [
      'a link',
      '<p><a href="/a">Un lien</a></p>',
      '<p><a href="/b">Un lien</a></p>',
      { kind: 'links', before: ['/a'], after: ['/b'] },
    ],
    [
      'a picture',
      '<img src="/a.webp" alt="Un verre">',
      '<img src="/b.webp" alt="Un verre">',
      { kind: 'pictures', before: ['/a.webp'], after: ['/b.webp'] },
    ],
    [
      'the kind of a block',
      '<p>Un titre</p>',
      '<h2>Un titre</h2>',
      { kind: 'nature', before: 'paragraph', after: 'heading-2' },
    ],
    ['emphasis', '<p>Un mot</p>', '<p>Un <em>mot</em></p>', { kind: 'emphasis' }],
    ['typography', "<p>C'est l'été !</p>", '<p>C’est l’été\u202F!</p>', { kind: 'typography' }],
  ])('is noted: %s', (_name, before, after, note) => {
    expect(notes(before, after)).toEqual([note]);
  });

  it('is not noted when only words have changed', () => {
    expect(notes(html(FIRST), html(FIRST.replace('mieux', 'bien')))).toEqual([]);
  });
});

describe('isTypographyAlone', () => {
  it.each([
    ["l'eau", 'l’eau', true],
    ['« oui »', '"oui"', true],
    ['«\u00A0oui\u00A0»', '« oui »', true],
    ['Quoi?', 'Quoi\u202F?', true],
    ['coeur...', 'cœur…', true],
    ['le mot', 'lemot', false],
    ['oui', 'oui', false],
    ['Oui', 'oui', false],
    ['oui.', 'oui', false],
  ])('%j → %j: %s', (before, after, expected) => {
    expect(isTypographyAlone(before, after)).toBe(expected);
  });
});

describe('long texts', () => {
  const text = (word: (paragraph: number, index: number) => string) =>
    html(
      ...Array.from({ length: 200 }, (_, paragraph) =>
        Array.from({ length: 50 }, (_none, index) => word(paragraph, index)).join(' '),
      ),
    );
  const before = text((paragraph, index) => `mot${paragraph}et${index}`);

  it('are compared word by word when every paragraph has changed a little', () => {
    const after = text((paragraph, index) => (index % 10 === 5 ? `neuf${paragraph}` : `mot${paragraph}et${index}`));
    const differences = paragraphDifferences(before, after);
    expect(differences.every((difference) => difference.kind === 'changed' && difference.pieces.length > 10)).toBe(
      true,
    );
  });

  it('are listed as removed and added paragraphs when they have nothing in common', () => {
    const after = text((paragraph, index) => `autre${paragraph}et${index}`);
    expect(new Set(paragraphDifferences(before, after).map(({ kind }) => kind))).toEqual(new Set(['removed', 'added']));
  });

  it('are paired paragraph by paragraph when all of 3,000 paragraphs have changed', () => {
    const differences = paragraphDifferences('<p>un</p>'.repeat(3000), '<p>deux</p>'.repeat(3000));
    expect(differences).toHaveLength(3000);
  });
});
