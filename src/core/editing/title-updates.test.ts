import { describe, expect, it } from 'vitest';
import { changesToApply, parseTitleChanges, stateOfChanges } from './title-updates.ts';

const CHANGE = [{ oldTitle: 'Avant', newTitle: 'Après' }];

describe('parseTitleChanges', () => {
  it.each([
    'Avant → Après',
    'Avant→Après',
    'Avant -> Après',
    'Avant => Après',
    'Avant\tAprès',
    '  Avant  →  Après  ',
    '« Avant » → « Après »',
    '«\u00a0Avant\u00a0» → "Après"',
    '\r\nAvant → Après\r\n\r\n',
  ])('reads %j', (text) => {
    expect(parseTitleChanges(text)).toEqual({ changes: CHANGE, unreadable: [] });
  });

  it.each(['Avant', 'Avant → Après → Ensuite', '→ Après', 'Avant-Après', 'Avant ->Après'])(
    'returns %j as unreadable',
    (line) => expect(parseTitleChanges(line)).toEqual({ changes: [], unreadable: [line] }),
  );

  it('keeps the hyphens and quotation marks of titles', () => {
    expect(parseTitleChanges('Pull-à-l’envers - 2 → Il a dit « oui » hier').changes).toEqual([
      { oldTitle: 'Pull-à-l’envers - 2', newTitle: 'Il a dit « oui » hier' },
    ]);
  });

  it('reads a line without a new title as a change to an empty title', () => {
    expect(parseTitleChanges('Avant → ').changes).toEqual([{ oldTitle: 'Avant', newTitle: '' }]);
  });

  it('reads many lines in their order', () => {
    const { changes } = parseTitleChanges('a → b\nc → d\ne → f');
    expect(changes.map(({ oldTitle }) => oldTitle)).toEqual(['a', 'c', 'e']);
  });
});

describe('stateOfChanges', () => {
  const found = new Map([
    ['Avant', ['Avant']],
    ['avant', ['Avant']],
    ["L'ete", ['L’été']],
    ['Deux fois', ['Deux fois', 'Deux fois']],
    ['Jamais', []],
  ]);

  it.each([
    ['Avant', 'Après', 'found'],
    ['Jamais', 'Après', 'not-found'],
    ['Deux fois', 'Après', 'ambiguous'],
    ['Avant', 'Avant', 'unchanged'],
    ['avant', 'Avant', 'unchanged'],
    ['avant', 'avant', 'found'],
    ["L'ete", 'L’hiver', 'found'],
    ['Avant', '', 'empty'],
    ['Avant', '\u200b ', 'empty'],
    ['Avant', 'x'.repeat(501), 'too-long'],
    ['Avant', '💌'.repeat(500), 'found'],
    ['', 'Après', 'incomplete'],
    ['Pas encore cherché', 'Après', 'unknown'],
  ] as const)('returns the state of %s → %s', (oldTitle, newTitle, state) => {
    expect(stateOfChanges([{ oldTitle, newTitle }], found)).toEqual([state]);
  });

  it('marks the second of two changes to one article as repeated', () => {
    const changes = [...CHANGE, { oldTitle: 'Avant', newTitle: 'Autrement' }];
    expect(stateOfChanges(changes, found)).toEqual(['found', 'repeated']);
    const alike = [...CHANGE, { oldTitle: 'avant', newTitle: 'Autrement' }];
    expect(stateOfChanges(alike, found)).toEqual(['found', 'repeated']);
  });
});

it('changesToApply returns changes whose titles were found or not found, without ambiguous titles', () => {
  const changes = ['a', 'b', 'c'].map((oldTitle) => ({ oldTitle, newTitle: 'x' }));
  expect(changesToApply(changes, ['found', 'ambiguous', 'not-found']).map(({ oldTitle }) => oldTitle)).toEqual([
    'a',
    'c',
  ]);
});
