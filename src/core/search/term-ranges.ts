/** A term as its range sees it. */
export interface RangedTerm {
  text: string;
  /** Decides where ranges are cut: of two terms, the range is cut before that of the higher rank. */
  rank: number;
  /** Characters that it adds to a file. */
  size: number;
}

/** The terms of one file, sorted. Never changed: another one takes its place. */
export interface TermRange<Term extends RangedTerm> {
  terms: readonly Term[];
  size: number;
}

interface Cut<Term extends RangedTerm> {
  /** The first term of what stands behind the cut. */
  at: Term;
  before: RangeTree<Term>;
  behind: RangeTree<Term>;
  size: number;
}

/**
 * All terms, cut into ranges. What is longer than a range may be is cut before the term of the highest rank in it, and
 * each half again: where the cuts are depends on the terms and their sizes alone, and a range that grows or shrinks moves
 * no cut but its own.
 */
export type RangeTree<Term extends RangedTerm> = TermRange<Term> | Cut<Term>;

/** What becomes of a term. */
export interface RangeChange<Term extends RangedTerm> {
  term: Term;
  kind: 'comes' | 'goes' | 'changes';
}

/** Characters that a file may have: about 15 KB on the wire, and 8 KB on average. */
const LONGEST_RANGE = 48_000;

/** The tree after changes. Ranges that no change concerns stay the same objects. @param changes in the order of the terms */
export function changedTree<Term extends RangedTerm>(
  tree: RangeTree<Term>,
  changes: readonly RangeChange<Term>[],
  isBehindCut = false,
): RangeTree<Term> {
  if (changes.length === 0) return tree;
  if (!isCut(tree) || changes.some((change) => movesCut(tree, change))) {
    return wellCut(applied(termsIn(tree), changes), isBehindCut);
  }
  const first = changes.findIndex(({ term }) => term.text >= tree.at.text);
  const middle = first === -1 ? changes.length : first;
  const before = changedTree(tree.before, changes.slice(0, middle), isBehindCut);
  const behind = changedTree(tree.behind, changes.slice(middle), true);
  const size = before.size + behind.size;
  if (size <= LONGEST_RANGE) return { terms: [...termsIn(before), ...termsIn(behind)], size };
  return { at: tree.at, before, behind, size };
}

/** The ranges that hold a term, in order. */
export function rangesOf<Term extends RangedTerm>(tree: RangeTree<Term>): TermRange<Term>[] {
  if (isCut(tree)) return [...rangesOf(tree.before), ...rangesOf(tree.behind)];
  return tree.terms.length > 0 ? [tree] : [];
}

function isCut<Term extends RangedTerm>(tree: RangeTree<Term>): tree is Cut<Term> {
  return 'at' in tree;
}

function movesCut<Term extends RangedTerm>({ at }: Cut<Term>, { term, kind }: RangeChange<Term>): boolean {
  return (kind === 'goes' && term === at) || (kind === 'comes' && outranks(term, at));
}

function outranks(one: RangedTerm, other: RangedTerm): boolean {
  return one.rank > other.rank || (one.rank === other.rank && one.text < other.text);
}

function termsIn<Term extends RangedTerm>(tree: RangeTree<Term>): readonly Term[] {
  return isCut(tree) ? [...termsIn(tree.before), ...termsIn(tree.behind)] : tree.terms;
}

function applied<Term extends RangedTerm>(terms: readonly Term[], changes: readonly RangeChange<Term>[]): Term[] {
  const gone = new Set(changes.filter(({ kind }) => kind === 'goes').map(({ term }) => term));
  const come = changes.filter(({ kind }) => kind === 'comes').map(({ term }) => term);
  const result: Term[] = [];
  let next = 0;
  for (const term of terms) {
    for (let other = come[next]; other && other.text < term.text; other = come[next]) {
      result.push(other);
      next += 1;
    }
    if (!gone.has(term)) result.push(term);
  }
  return [...result, ...come.slice(next)];
}

/** @param isBehindCut whether the first term is where a cut is already */
function wellCut<Term extends RangedTerm>(terms: readonly Term[], isBehindCut: boolean): RangeTree<Term> {
  const size = terms.reduce((sum, term) => sum + term.size, 0);
  if (size <= LONGEST_RANGE) return { terms, size };
  const first = isBehindCut ? 1 : 0;
  let highest = first;
  for (let index = first + 1; index < terms.length; index += 1) {
    const [term, best] = [terms[index], terms[highest]];
    if (term && best && outranks(term, best)) highest = index;
  }
  const at = terms[highest];
  if (!at) return { terms, size };
  return {
    at,
    before: wellCut(terms.slice(0, highest), isBehindCut),
    behind: wellCut(terms.slice(highest), true),
    size,
  };
}
