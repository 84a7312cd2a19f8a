import { expect, it } from 'vitest';
import { median, rounded, summaryOf } from './statistics.ts';

it('finds the middle of odd and even counts, in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 4])).toBe(3);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

it('tells what half and nearly all times stay within', () => {
  const times = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(summaryOf(times)).toEqual({ p50: 10, p95: 19 });
});

it('rounds to digits after the point', () => {
  expect([rounded(1.256, 2), rounded(1.2, 2), rounded(12.6, 0)]).toEqual([1.26, 1.2, 13]);
});
