import { expect, it } from 'vitest';
import { reusableBuffer } from './reusable-buffer.ts';

it('gives the same memory until it does not suffice', () => {
  const take = reusableBuffer();
  const lengths = [10, 5, 20, 21, 0];
  const given = lengths.map(take);
  expect(given.map(({ length }) => length)).toEqual(lengths);
  expect(given.map(({ buffer }) => buffer === given[0]?.buffer)).toEqual([true, true, true, false, false]);
  expect(given[4]?.buffer).toBe(given[3]?.buffer);
});
