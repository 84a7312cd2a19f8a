import { expect, it } from 'vitest';
import { seededRandom } from '../text/seeded-random.support.ts';
import { firstOf } from './first-of.ts';

const byRank = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;

it('firstOf returns the first items of a stable sort', () => {
  const random = seededRandom(4);
  for (let round = 0; round < 200; round += 1) {
    const items = Array.from({ length: Math.floor(random() * 12) }, (_, place) => ({
      place,
      rank: Math.floor(random() * 4),
    }));
    const count = Math.floor(random() * 8);
    expect(firstOf(items, count, byRank)).toEqual(items.toSorted(byRank).slice(0, count));
  }
});
