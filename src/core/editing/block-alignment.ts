import { diffArrays } from 'diff';
import type { TextBlock } from './text-blocks.ts';
import { tokens } from './word-difference.ts';

/** Blocks that correspond; null where one side has none. */
export type BlockPair =
  { before: TextBlock; after: TextBlock } | { before: TextBlock; after: null } | { before: null; after: TextBlock };

/** Likeness from which two blocks count as one that was changed: 0 for nothing in common, 1 for the same words. */
const ALIKE = 0.4;
/** Above so many comparisons, blocks are paired in their order. */
const MOST_COMPARISONS = 40_000;
const MOST_CHANGED_BLOCKS = 1000;

/** Pairs the blocks of two texts that correspond to each other, in their order. */
export function alignBlocks(before: TextBlock[], after: TextBlock[]): BlockPair[] {
  const changes = diffArrays(
    before.map(({ signature }) => signature),
    after.map(({ signature }) => signature),
    { maxEditLength: MOST_CHANGED_BLOCKS },
  );
  if (!changes) return alignChanged(before, after);
  const pairs: BlockPair[] = [];
  let [beforeIndex, afterIndex] = [0, 0];
  let gap: { before: TextBlock[]; after: TextBlock[] } = { before: [], after: [] };
  for (const { added, removed, count } of changes) {
    if (removed) gap.before.push(...before.slice(beforeIndex, beforeIndex + count));
    else if (added) gap.after.push(...after.slice(afterIndex, afterIndex + count));
    else {
      pairs.push(...alignChanged(gap.before, gap.after));
      gap = { before: [], after: [] };
      pairs.push(
        ...inOrder(before.slice(beforeIndex, beforeIndex + count), after.slice(afterIndex, afterIndex + count)),
      );
    }
    if (!added) beforeIndex += count;
    if (!removed) afterIndex += count;
  }
  return [...pairs, ...alignChanged(gap.before, gap.after)];
}

/** Pairs blocks that all differ so that the sum of likenesses is greatest. */
function alignChanged(before: TextBlock[], after: TextBlock[]): BlockPair[] {
  if (before.length * after.length > MOST_COMPARISONS) return inOrder(before, after);
  const likeness = likenesses(before, after);
  // best[i][j]: greatest sum of likenesses of the blocks from i and from j on.
  const best = Array.from({ length: before.length + 1 }, () => new Float64Array(after.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const paired = (i: number, j: number) => {
    const alike = likeness[i]?.[j] ?? 0;
    return alike < ALIKE ? 0 : alike + at(i + 1, j + 1);
  };
  for (const [i, row] of [...best.entries()].slice(0, -1).reverse()) {
    for (let j = after.length - 1; j >= 0; j -= 1) row[j] = Math.max(paired(i, j), at(i + 1, j), at(i, j + 1));
  }
  const pairs: BlockPair[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [one, other] = [before[i], after[j]];
    if (one && other && paired(i, j) > 0 && paired(i, j) === at(i, j)) {
      pairs.push({ before: one, after: other });
      i += 1;
      j += 1;
    } else if (one && (!other || at(i + 1, j) >= at(i, j + 1))) {
      pairs.push({ before: one, after: null });
      i += 1;
    } else if (other) {
      pairs.push({ before: null, after: other });
      j += 1;
    }
  }
  return pairs;
}

function inOrder(before: TextBlock[], after: TextBlock[]): BlockPair[] {
  const pairs: BlockPair[] = [];
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [one, other] = [before[index], after[index]];
    if (one && other) pairs.push({ before: one, after: other });
    else if (one) pairs.push({ before: one, after: null });
    else if (other) pairs.push({ before: null, after: other });
  }
  return pairs;
}

/** Returns the part of words that each pair of blocks shares, by an index of words: few blocks hold a given word. */
function likenesses(before: TextBlock[], after: TextBlock[]): Float64Array[] {
  const [ones, others] = [before.map(wordCounts), after.map(wordCounts)];
  const holders = new Map<string, { index: number; count: number }[]>();
  for (const [index, { words }] of ones.entries()) {
    for (const [word, count] of words) {
      const known = holders.get(word);
      if (known) known.push({ index, count });
      else holders.set(word, [{ index, count }]);
    }
  }
  const likeness = ones.map(() => new Float64Array(others.length));
  for (const [column, other] of others.entries()) {
    for (const [word, otherCount] of other.words) {
      for (const { index, count } of holders.get(word) ?? []) {
        const row = likeness[index];
        const total = (ones[index]?.total ?? 0) + other.total;
        if (row) row[column] = (row[column] ?? 0) + (2 * Math.min(count, otherCount)) / total;
      }
    }
  }
  return likeness;
}

interface WordCounts {
  words: Map<string, number>;
  total: number;
}

function wordCounts({ text }: TextBlock): WordCounts {
  const words = new Map<string, number>();
  let total = 0;
  for (const token of tokens(text.toLowerCase())) {
    if (token.trim() === '') continue;
    words.set(token, (words.get(token) ?? 0) + 1);
    total += 1;
  }
  return { words, total };
}
