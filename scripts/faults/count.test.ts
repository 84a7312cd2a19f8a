import { describe, expect, it } from 'vitest';
import { countWords } from './count.ts';
import { randomOf } from './random.ts';

describe('countWords', () => {
  it('finds every word in one text or another', () => {
    const count = countWords(['m1', 'm2', 'e1'], ['<p>début m1 m2</p>', '<p>e1</p>']);
    expect(count).toEqual({ typed: 3, lost: [], duplicated: [], disordered: [] });
  });

  it('tells what is lost, doubled and out of order', () => {
    const count = countWords(['m1', 'm2', 'm10'], ['m10 m2 e1 e1']);
    expect(count).toEqual({ typed: 3, lost: ['m1'], duplicated: ['e1'], disordered: ['m2'] });
  });
});

it('a seed gives the same numbers each time', () => {
  const [first, second, other] = [1, 1, 2].map((seed) => Array.from({ length: 3 }, randomOf(seed)));
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
});
