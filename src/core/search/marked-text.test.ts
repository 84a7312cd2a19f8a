import { expect, it } from 'vitest';
import { textParts } from './marked-text.ts';

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
  ['nothing', '', []],
])('cuts a text with %s', (_, marked, parts) => {
  expect(textParts(marked).map(({ text, isMatch }) => [text, isMatch])).toEqual(parts);
});
