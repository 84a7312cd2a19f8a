import { expect, it } from 'vitest';
import { textParts, withEllipses } from './marked-text.ts';

it.each([
  ['no match', 'Un titre', [['Un titre', false]]],
  [
    'one match',
    'Un \u0002titre\u0003 !',
    [
      ['Un ', false],
      ['titre', true],
      [' !', false],
    ],
  ],
  [
    'matches at both ends',
    '\u0002a\u0003 \u0002b\u0003',
    [
      ['a', true],
      [' ', false],
      ['b', true],
    ],
  ],
  [
    'a match without an end',
    'a \u0002b',
    [
      ['a ', false],
      ['b', false],
    ],
  ],
  ['no character', '', []],
])('textParts splits a text with %s', (_, marked, parts) => {
  expect(textParts(marked).map(({ text, isMatch }) => [text, isMatch])).toEqual(parts);
});

const WORDS = 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze';

it.each([
  ['a whole sentence', `Voici ${WORDS}.`, `Voici ${WORDS}.`],
  ['a cut end', `Voici ${WORDS}`, `Voici ${WORDS}…`],
  [
    'a cut end after an apostrophe',
    'Elle voulait se promener entre les tombes, j’ai trouvé ça original. Puis un cortège',
    'Elle voulait se promener entre les tombes, j’ai trouvé ça original. Puis un cortège…',
  ],
  ['a cut end at a match', `Voici \u0002${WORDS}\u0003`, `Voici \u0002${WORDS}\u0003…`],
  ['a cut start', `\u0002date\u0003, ${WORDS} quinze.`, `… \u0002date\u0003, ${WORDS} quinze.`],
  ['a short text without a full stop', 'Un faux \u0002signe\u0003', 'Un faux \u0002signe\u0003'],
  ['no character', '', ''],
])('withEllipses marks the cut ends of an extract with %s', (_, extract, shown) => {
  expect(withEllipses(extract)).toBe(shown);
});
