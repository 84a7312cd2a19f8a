import { changedBlock, placeOf, type DocumentBlock, type IndexedDocument, type PackedTerm } from './document-block.ts';
import { indexWriter, type IndexUpdate, type IsThere } from './index-writer.ts';
import { WEIGHTS } from './index-files.ts';
import { documentOf, type SearchSource } from './search-source.ts';
import { changedTree, rangesOf, type RangeChange, type RangeTree } from './term-ranges.ts';
import { termTable, type IndexedTerm } from './term-table.ts';
import { termWeigher } from './term-weights.ts';

/** No source: the article leaves. */
type BlockChange = [number: number, source: SearchSource | null];
type TermWeigher = ReturnType<typeof termWeigher<IndexedTerm>>;

/** Blocks after which the lists of terms are brought up to date: what is noted meanwhile takes memory. */
const BLOCKS_AT_ONCE = 100;

export interface SearchIndex {
  /**
   * Like `update`, but leaves the files to the next update: for a site whose texts are not to be held at once. It takes a
   * step of some milliseconds each time that it is asked for one: its thread can do other things between two.
   */
  changeInSteps(changed: readonly SearchSource[], removed: readonly number[]): Iterable<void>;
  /**
   * Brings articles into the index, anew where it has them, and takes others out. What is written depends on the
   * articles that the index then holds, not on how they came there.
   *
   * @param changed each number once
   * @param removed numbers, also of articles that the index does not hold
   * @param isThere which files need not be written; left out, those of the last update
   */
  update(changed: readonly SearchSource[], removed: readonly number[], isThere?: IsThere): IndexUpdate;
}

/**
 * Makes an index that is kept, and holds no article: which terms stand in which articles, in files that a browser loads
 * one by one. An update takes a time that grows with what changes.
 *
 * @param hash names a file by its text
 */
export function createSearchIndex(hash: (text: string) => string): SearchIndex {
  const table = termTable();
  const writer = indexWriter(hash);
  const blocks: (DocumentBlock | null)[] = [];
  const common = new Map<string, IndexedTerm>();
  let tree: RangeTree<IndexedTerm> = { terms: [], size: 0 };
  let documentCount = 0;

  function indexed(source: SearchSource, weigh: TermWeigher): IndexedDocument {
    const terms = weigh(source).map(({ term, weight }) => term.id * WEIGHTS + weight);
    return { shown: documentOf(source), terms: terms.sort((a, b) => a - b) };
  }

  /** Notes the terms whose weight in a document is another one now. */
  function noteTerms(number: number, before: readonly PackedTerm[], after: readonly PackedTerm[]): void {
    const note = (id: number, weight: number) => table.note(table.byId(id), number * WEIGHTS + weight);
    let former = 0;
    let latter = 0;
    while (former < before.length || latter < after.length) {
      const was = before[former] ?? Infinity;
      const is = after[latter] ?? Infinity;
      const idBefore = Math.floor(was / WEIGHTS);
      const id = Math.floor(is / WEIGHTS);
      if (idBefore < id) note(idBefore, 0);
      else if (was !== is) note(id, is % WEIGHTS);
      if (idBefore <= id) former += 1;
      if (id <= idBefore) latter += 1;
    }
  }

  /** @param changes of one block, in the order of the numbers */
  function changeBlock(block: number, changes: BlockChange[], weigh: TermWeigher): void {
    const documents = new Map(
      changes.map(([number, source]) => [placeOf(number).place, source && indexed(source, weigh)]),
    );
    const { block: next, before } = changedBlock(blocks[block] ?? null, documents);
    for (const [number] of changes) {
      const { place } = placeOf(number);
      const former = before.get(place) ?? null;
      const latter = documents.get(place) ?? null;
      noteTerms(number, former ?? [], latter?.terms ?? []);
      documentCount += Number(latter !== null) - Number(former !== null);
    }
    blocks[block] = next;
  }

  function changeTerms(): void {
    const changes: RangeChange<IndexedTerm>[] = [];
    for (const term of table.takeChanged()) {
      const wasRanged = term.isRanged;
      term.isRanged = term.list.length === 1 && term.list[0]?.count !== 0;
      if (term.list.length > 1) common.set(term.text, term);
      else common.delete(term.text);
      if (wasRanged || term.isRanged) {
        changes.push({ term, kind: !wasRanged ? 'comes' : term.isRanged ? 'changes' : 'goes' });
      }
    }
    tree = changedTree(tree, changes);
  }

  function* changeInSteps(changed: readonly SearchSource[], removed: readonly number[]): Generator<void> {
    const weigh = termWeigher(table.byText);
    let count = 0;
    for (const [block, changes] of changesByBlock(changed, removed)) {
      changeBlock(block, changes, weigh);
      count += 1;
      if (count % BLOCKS_AT_ONCE === 0) table.apply();
      yield;
    }
    table.apply();
  }

  return {
    changeInSteps,
    update(changed, removed, isThere) {
      Array.from(changeInSteps(changed, removed));
      changeTerms();
      return writer.write({ documentCount, blocks, ranges: rangesOf(tree), common }, isThere);
    },
  };
}

/** Changes by block, both in the order of the numbers. */
function changesByBlock(changed: readonly SearchSource[], removed: readonly number[]): Map<number, BlockChange[]> {
  const all = new Map<number, SearchSource | null>(removed.map((number) => [number, null]));
  for (const source of changed) all.set(source.number, source);
  return Map.groupBy(
    [...all].sort(([one], [other]) => one - other),
    ([number]) => placeOf(number).block,
  );
}
