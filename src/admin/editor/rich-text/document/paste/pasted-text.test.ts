import { expect, it } from 'vitest';
import { pastedParagraphs } from './pasted-text.ts';

it.each([
  ['a', [['a']]],
  ['a\nb', [['a'], ['b']]],
  ['a\r\nb\r\n\r\nc\r\n', [['a', 'b'], ['c']]],
  ['a\n\n \n\nb', [['a'], ['b']]],
  ['\n\na', [['a']]],
])('splits %j into paragraphs of lines', (text, expected) => {
  expect(pastedParagraphs(text)).toEqual(expected);
});
