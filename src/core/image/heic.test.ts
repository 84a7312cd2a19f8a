import { expect, it } from 'vitest';
import { isHeic } from './heic.ts';

/** The beginning of a file of this brand. */
function fileOf(brand: string): Uint8Array {
  return new TextEncoder().encode(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1${brand}`);
}

it.each([
  ['heic', true],
  ['mif1', true],
  ['avif', false],
  ['mp42', false],
  ['toString', false],
])('a file of the brand %s: %s', (brand, expected) => {
  expect(isHeic(fileOf(brand))).toBe(expected);
});

it('what is too short, or no such file, is none', () => {
  expect(isHeic(new Uint8Array())).toBe(false);
  expect(isHeic(new TextEncoder().encode('heic'))).toBe(false);
  expect(isHeic(new TextEncoder().encode('\0\0\0\u0018frepheic'))).toBe(false);
});
