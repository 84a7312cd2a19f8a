import { describe, expect, it } from 'vitest';
import { seededRandom } from './search-source.support.ts';
import { changedTree, rangesOf, type RangeChange, type RangedTerm, type RangeTree } from './term-ranges.ts';
import { rankOf } from './term-rank.ts';

const EMPTY: RangeTree<RangedTerm> = { terms: [], size: 0 };
const sorted = (terms: Iterable<RangedTerm>) => [...terms].sort((one, other) => (one.text < other.text ? -1 : 1));
const treeOf = (terms: Iterable<RangedTerm>) =>
  changedTree(
    EMPTY,
    sorted(terms).map((term) => ({ term, kind: 'comes' })),
  );
const termsOf = (tree: RangeTree<RangedTerm>) => rangesOf(tree).map(({ terms }) => terms.map(({ text }) => text));

describe('ranges of terms', () => {
  it('are of 48,000 characters at most, and together hold every term in order', () => {
    const terms = Array.from({ length: 2000 }, (_, index) => ({
      text: `t${index}`,
      rank: rankOf(`t${index}`),
      size: (index % 10) ** 4,
    }));
    const ranges = rangesOf(treeOf(terms));
    expect(Math.max(...ranges.map(({ size }) => size))).toBeLessThanOrEqual(48_000);
    expect(ranges.flatMap((range) => range.terms)).toEqual(sorted(terms));
    const total = terms.reduce((sum, { size }) => sum + size, 0);
    expect(total / ranges.length).toBeGreaterThan(48_000 / 3);
  });

  it.each([1, 2, 3, 4])('are those that would be cut at once, whatever has happened: story %i', (seed) => {
    const random = seededRandom(seed);
    const below = (count: number) => Math.floor(random() * count);
    const live = new Map<string, RangedTerm>();
    let tree: RangeTree<RangedTerm> = EMPTY;
    for (let step = 0; step < 200; step += 1) {
      const mostlyGone = step % 40 > 25;
      const changes = new Map<string, RangeChange<RangedTerm>>();
      for (let count = below(12); count >= 0; count -= 1) {
        const text = `t${below(300)}`;
        if (changes.has(text)) continue;
        const known = live.get(text);
        const size = 10 + below(10 ** (2 + below(3)));
        if (!known) {
          const term = { text, rank: rankOf(text), size };
          live.set(text, term);
          changes.set(text, { term, kind: 'comes' });
        } else {
          const isGone = random() < (mostlyGone ? 0.9 : 0.2);
          if (isGone) live.delete(text);
          else known.size = size;
          changes.set(text, { term: known, kind: isGone ? 'goes' : 'changes' });
        }
      }
      const inOrder = [...changes.values()].sort((one, other) => (one.term.text < other.term.text ? -1 : 1));
      tree = changedTree(tree, inOrder);
      expect(termsOf(tree)).toEqual(termsOf(treeOf(live.values())));
    }
  });

  it('stay the same objects where nothing changes', () => {
    const terms = Array.from({ length: 500 }, (_, index) => ({
      text: `t${index}`,
      rank: rankOf(`t${index}`),
      size: 2000,
    }));
    const tree = treeOf(terms);
    const [term] = terms;
    const after = term ? changedTree(tree, [{ term, kind: 'changes' }]) : EMPTY;
    expect(rangesOf(after).filter((range) => !rangesOf(tree).includes(range))).toHaveLength(1);
  });
});
