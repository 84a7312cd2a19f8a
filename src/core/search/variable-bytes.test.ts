import { expect, it } from 'vitest';
import { fromVariableBytes, placeAfter, toVariableBytes } from './variable-bytes.ts';

it('gives numbers back from their bytes', () => {
  const numbers = [0, 1, 127, 128, 16_383, 16_384, 2 ** 28, 2 ** 31, 2 ** 32 - 1];
  expect(fromVariableBytes(toVariableBytes(numbers))).toEqual(numbers);
});

it('takes one byte for a small number', () => {
  expect(toVariableBytes([127, 128])).toHaveLength(3);
});

it('finds the end of some numbers among others', () => {
  const bytes = toVariableBytes([1, 300, 2 ** 31, 5]);
  expect(fromVariableBytes(bytes.subarray(placeAfter(bytes, 0, 1), placeAfter(bytes, 0, 3)))).toEqual([300, 2 ** 31]);
  expect(placeAfter(bytes, 0, 9)).toBe(bytes.length);
});
