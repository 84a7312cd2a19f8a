import {
  changedBlock,
  placeOf,
  type DocumentBlock,
  type DocumentChange,
  type IndexedDocument,
  type PackedTerm,
} from './document-block.ts';
import { documentTerms } from './document-terms.ts';
import { indexWriter, type IndexFile, type IsThere, type WrittenIndex } from './index-writer.ts';
import { WEIGHTS, type SearchDocument, type Shard } from './index-files.ts';
import { areShownAlike, type SearchSource } from './search-source.ts';
import { writtenList } from './posting-list.ts';
import { writtenPostings, type Postings } from './posting-text.ts';
import { changedTree, rangesOf, type RangeChange, type RangeTree } from './term-ranges.ts';
import { termTable, type IndexedTerm } from './term-table.ts';
import { changedWeight, fieldComparer, termWeigher } from './term-weights.ts';

type BlockChange = [number: number, change: DocumentChange];
type TermWeigher = ReturnType<typeof termWeigher<IndexedTerm>>;

/** Blocks after which the lists of terms are brought up to date: what is noted meanwhile takes memory. */
const BLOCKS_AT_ONCE = 100;

/** An article that the index holds, and whose text is as it was: its `content` is not looked at. */
export interface FieldChange {
  former: SearchSource;
  source: SearchSource;
}

const LEAVES: DocumentChange = () => null;

/** How an index takes over the documents of one that was written. */
export interface IndexRestoration {
  /** Takes one more shard of it: all of them, in the order of its manifest. */
  take(shard: Shard): void;
  /** Brings in its documents, in steps as `changeInSteps` does. @param numbers of all of them */
  inSteps(numbers: readonly number[]): Iterable<unknown>;
}

export interface SearchIndex {
  /**
   * Brings articles into the index, anew where it has them, and takes others out. It reads articles as it comes to them, for the texts
   * of a site are not to be held at once, and takes a step of some milliseconds each time that it is asked for one: its thread can do
   * other things between two.
   *
   * @param changed the numbers of articles that are new or changed, each once
   * @param sourceOf gives one of them
   * @param removed numbers, also of articles that the index does not hold
   * @returns before each step the numbers of the articles that it will ask for: all in order
   */
  changeInSteps(
    changed: readonly number[],
    sourceOf: (number: number) => SearchSource,
    removed: readonly number[],
  ): Iterable<readonly number[]>;
  /**
   * Like `changeInSteps`, for articles whose texts need not be read again.
   *
   * @returns the numbers of those, of the step before, whose terms only the text can tell: they are to be brought in with it
   */
  changeFieldsInSteps(changes: readonly FieldChange[]): Iterable<readonly number[]>;
  /** Takes over an index that was written: for one that holds nothing yet. */
  restoring(): IndexRestoration;
  /**
   * Gives the files of an index that has changed, one after the other: those that are not there. To be gone through whole. They depend
   * on the articles that the index then holds, not on how they came there.
   *
   * @param shownOf what results show of an article that it holds; null of others
   * @param isThere which files need not be written; left out, those of the last time
   */
  write(shownOf: (number: number) => SearchDocument | null, isThere?: IsThere): Generator<IndexFile, WrittenIndex>;
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
    const weighed = weigh(source);
    // Numbers of 32 bits are sorted without being asked in pairs.
    const terms = new Uint32Array(weighed.length);
    for (const [place, { term, weight }] of weighed.entries()) terms[place] = term.id * WEIGHTS + weight;
    return { terms: Array.from(terms.sort()), isShownAlike: false };
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
  function changeBlock(block: number, changes: BlockChange[]): void {
    const { block: next, terms } = changedBlock(blocks[block] ?? null, byPlaceOf(changes));
    for (const [number] of changes) {
      const { before = null, after = null } = terms.get(placeOf(number).place) ?? {};
      noteTerms(number, before ?? [], after ?? []);
      documentCount += Number(after !== null) - Number(before !== null);
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

  /** @returns before each step what it will change: nothing where it brings what was noted into the lists */
  function* changeBlocks(all: readonly BlockChange[]): Generator<readonly BlockChange[]> {
    let count = 0;
    for (const [block, changes] of byBlock(all)) {
      yield changes;
      changeBlock(block, changes);
      count += 1;
      if (count % BLOCKS_AT_ONCE === 0) yield* applied();
    }
    yield* applied();
  }

  function* applied(): Generator<readonly BlockChange[]> {
    for (const _ of table.applyInSteps()) yield [];
  }

  function* changeInSteps(
    changed: readonly number[],
    sourceOf: (number: number) => SearchSource,
    removed: readonly number[],
  ): Generator<readonly number[]> {
    let weigh = termWeigher(table.byText);
    const changes = new Map<number, DocumentChange>(removed.map((number) => [number, LEAVES]));
    for (const number of changed) changes.set(number, () => indexed(sourceOf(number), weigh));
    for (const step of changeBlocks([...changes])) {
      // The words that it remembers would be all of the site's.
      if (step.length === 0) weigh = termWeigher(table.byText);
      yield step.flatMap(([number, change]) => (change === LEAVES ? [] : [number]));
    }
  }

  return {
    changeInSteps,
    restoring() {
      const documents = documentTerms((text) => table.byText(text).id);
      const parts = new Map<string, Postings[]>();
      return {
        take(shard) {
          documents.take(shard);
          for (const [place, text] of shard.terms.entries()) {
            const part = writtenPostings(shard.postings[place] ?? []);
            const held = parts.get(text);
            if (held) held.push(part);
            else parts.set(text, [part]);
          }
        },
        *inSteps(numbers) {
          for (const [text, held] of parts) table.restore(table.byText(text), writtenList(held));
          const asWritten = (number: number): BlockChange => [
            number,
            () => ({ terms: documents.termsOf(number), isShownAlike: false }),
          ];
          for (const [block, changes] of byBlock(numbers.map(asWritten))) {
            yield;
            blocks[block] = changedBlock(null, byPlaceOf(changes)).block;
          }
          documentCount = numbers.length;
        },
      };
    },
    write(shownOf, isThere) {
      changeTerms();
      return writer.write({ documentCount, blocks, shownOf, ranges: rangesOf(tree), common }, isThere);
    },
    *changeFieldsInSteps(fieldChanges) {
      const compare = fieldComparer((text) => table.byText(text).id);
      let needing: number[] = [];
      const changes = fieldChanges.map(({ former, source }): BlockChange => {
        const change: DocumentChange = (before) => {
          const terms = before && changedTerms(before, compare(former, source));
          if (!terms) needing.push(source.number);
          return before && { terms: terms ?? before, isShownAlike: areShownAlike(former, source) };
        };
        return [source.number, change];
      });
      for (const _ of changeBlocks(changes)) {
        yield needing;
        needing = [];
      }
      yield needing;
    },
  };
}

/**
 * The terms of a document after a change.
 *
 * @param differences of their weights, by their ids
 * @returns null where only the text can tell
 */
function changedTerms(
  before: readonly PackedTerm[],
  differences: ReadonlyMap<number, number>,
): readonly PackedTerm[] | null {
  if (differences.size === 0) return before;
  const after: PackedTerm[] = [];
  const left = new Map(differences);
  for (const packed of before) {
    const id = Math.floor(packed / WEIGHTS);
    const weight = changedWeight(packed % WEIGHTS, left.get(id) ?? 0);
    left.delete(id);
    if (weight === null) return null;
    if (weight > 0) after.push(id * WEIGHTS + weight);
  }
  for (const [id, difference] of left) {
    const weight = changedWeight(0, difference);
    if (weight === null) return null;
    if (weight > 0) after.push(id * WEIGHTS + weight);
  }
  return after.sort((a, b) => a - b);
}

function byPlaceOf(changes: readonly BlockChange[]): Map<number, DocumentChange> {
  return new Map(changes.map(([number, change]) => [placeOf(number).place, change]));
}

/** Changes by block, both in the order of the numbers. */
function byBlock(changes: readonly BlockChange[]): Map<number, BlockChange[]> {
  return Map.groupBy(
    changes.toSorted(([one], [other]) => one - other),
    ([number]) => placeOf(number).block,
  );
}
