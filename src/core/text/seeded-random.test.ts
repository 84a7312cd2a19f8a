import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random.support.ts';

it('seededRandom gives the same numbers for the same seed, and others for another seed', () => {
  const [first, second, other] = [1, 1, 2].map((seed) => Array.from({ length: 3 }, seededRandom(seed)));
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
});
