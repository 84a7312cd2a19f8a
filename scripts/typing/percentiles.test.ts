import { expect, it } from 'vitest';
import { percentile } from './percentiles.ts';

it('tells what so many of them stay within', () => {
  const times = [3, 1, 2, 100, 4, 5, 6, 7, 8, 9];
  expect([50, 90, 95, 100].map((percent) => percentile(times, percent))).toEqual([5, 9, 100, 100]);
  expect(percentile([], 95)).toBeNaN();
});
