import { describe, expect, it } from 'vitest';
import { changedPostings, NO_POSTINGS, unpackedPostings } from './posting-text.ts';
import { seededRandom } from './search-source.support.ts';

const WEIGHT = 16;

describe('changedPostings', () => {
  it('writes gaps, each with its weight', () => {
    const postings = changedPostings(NO_POSTINGS, [3 * WEIGHT + 15, 4 * WEIGHT + 1, 100 * WEIGHT + 2]);
    expect(postings).toEqual({ text: `${3 * WEIGHT + 15},${WEIGHT + 1},${96 * WEIGHT + 2},`, count: 3, last: 100 });
  });

  it('is nothing again once all have left', () => {
    const postings = changedPostings(NO_POSTINGS, [2 * WEIGHT + 1, 7 * WEIGHT + 1]);
    expect(changedPostings(postings, [2 * WEIGHT, 7 * WEIGHT])).toEqual(NO_POSTINGS);
  });

  it('takes no notice of what leaves and was not there', () => {
    const postings = changedPostings(NO_POSTINGS, [2 * WEIGHT + 1, 7 * WEIGHT + 1]);
    expect(changedPostings(postings, [WEIGHT, 5 * WEIGHT, 9 * WEIGHT])).toEqual(postings);
  });

  it('comes to what would be written at once, whatever comes, changes and leaves', () => {
    const random = seededRandom(7);
    const below = (count: number) => Math.floor(random() * count);
    let postings = NO_POSTINGS;
    const weights = new Map<number, number>();
    for (let step = 0; step < 500; step += 1) {
      const changes = new Map<number, number>();
      for (let count = below(6); count >= 0; count -= 1) {
        changes.set(1 + below(step % 50 === 0 ? 100_000 : 60), random() < 0.45 ? 0 : 1 + below(15));
      }
      const inOrder = [...changes].sort(([one], [other]) => one - other);
      postings = changedPostings(
        postings,
        inOrder.map(([document, weight]) => document * WEIGHT + weight),
      );
      for (const [document, weight] of inOrder) {
        if (weight === 0) weights.delete(document);
        else weights.set(document, weight);
      }
      const all = [...weights]
        .map(([document, weight]) => document * WEIGHT + weight)
        .sort((one, other) => one - other);
      expect(unpackedPostings(postings)).toEqual(all);
      expect(postings).toEqual(changedPostings(NO_POSTINGS, all));
    }
  });
});
