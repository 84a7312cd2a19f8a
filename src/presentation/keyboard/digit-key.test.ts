import { expect, it } from 'vitest';
import { digitOfKey } from './digit-key.ts';

it.each([
  ['3', 'Digit3', 3],
  ['3', 'Numpad3', 3],
  ['&', 'Digit1', 1],
  ['"', 'Digit3', 3],
  ['0', 'Digit0', null],
  ['à', 'Digit0', null],
  ['a', 'KeyA', null],
])('digitOfKey reads the character %s of the key %s as %s', (key, code, digit) => {
  expect(digitOfKey({ key, code })).toBe(digit);
});
