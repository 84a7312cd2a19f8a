import { expect, it } from 'vitest';
import { randomOf } from './random.ts';

it('a seed gives the same numbers each time', () => {
  const [first, second, other] = [1, 1, 2].map((seed) => Array.from({ length: 3 }, randomOf(seed)));
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
});
