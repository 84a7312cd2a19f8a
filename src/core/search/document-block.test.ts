import { describe, expect, it } from 'vitest';
import {
  changedBlock,
  placeOf,
  type DocumentBlock,
  type DocumentChange,
  type IndexedDocument,
} from './document-block.ts';

/** Changes that put documents in the place of others, or none. */
const putting = (documents: Iterable<[number, IndexedDocument | null]>) =>
  new Map(Array.from(documents, ([place, document]): [number, DocumentChange] => [place, () => document]));

const document = (terms: number[], isShownAlike = false): IndexedDocument => ({ terms, isShownAlike });

function blockWith(...documents: (IndexedDocument | null)[]): DocumentBlock | null {
  return changedBlock(null, putting(documents.entries())).block;
}

/** The terms of the documents of a block by their places. */
function termsOf(block: DocumentBlock | null): (readonly number[] | null)[] {
  const gone = putting(Array.from({ length: 50 }, (_, place) => [place, null]));
  const terms = Array.from(changedBlock(block, gone).terms.values(), ({ before }) => before);
  return terms.slice(0, terms.findLastIndex((held) => held !== null) + 1);
}

describe('a block of documents', () => {
  it('holds their terms, and none where there is none', () => {
    const terms = [3, 18, 1_600_015];
    expect(termsOf(blockWith(null, document(terms), null, document([])))).toEqual([null, terms, null, []]);
  });

  it('ends with its last document', () => {
    expect(blockWith(null, document([1]), null, null)).toEqual(blockWith(null, document([1])));
  });

  it('is nothing without documents', () => {
    expect(blockWith(null, null)).toBeNull();
    const gone = putting([[0, null]]);
    expect(changedBlock(blockWith(document([1])), gone)).toEqual({
      block: null,
      terms: new Map([[0, { before: [1], after: null }]]),
    });
  });

  it('is the same whatever it was before', () => {
    const former = blockWith(document([1]), document([17, 300]), document([2]), document([]));
    const changes = new Map([
      [1, document([33, 1_000_000])],
      [3, null],
      [5, document([6])],
    ]);
    const { block, terms } = changedBlock(former, putting(changes));
    const [un, autre, trois, six] = [document([1]), changes.get(1) ?? null, document([2]), changes.get(5) ?? null];
    expect(block).toEqual(blockWith(un, autre, trois, null, null, six));
    expect([...terms]).toEqual([
      [1, { before: [17, 300], after: [33, 1_000_000] }],
      [3, { before: [], after: null }],
      [5, { before: null, after: [6] }],
    ]);
  });

  it('tells who changes a document which terms it had', () => {
    const heard: unknown[] = [];
    const hear: DocumentChange = (former) => {
      heard.push(former);
      return former && document([...former, 40]);
    };
    const former = blockWith(document([1, 17]), null);
    const { block } = changedBlock(former, new Map([0, 1].map((place) => [place, hear])));
    expect(heard).toEqual([[1, 17], null]);
    expect(block).toEqual(blockWith(document([1, 17, 40])));
  });

  it.each<[string, number, IndexedDocument | null, boolean]>([
    ['is kept where other terms alone change', 1, document([3], true), true],
    ['is kept where nothing goes', 7, null, true],
    ['is another where something else is shown', 1, document([2], false), false],
    ['is another where a document comes', 2, document([2], true), false],
    ['is another where a document goes', 1, null, false],
  ])('has a file that %s', (_, place, changed, isKept) => {
    const former = blockWith(document([1]), document([2]));
    expect(changedBlock(former, putting([[place, changed]])).block?.file === former?.file).toBe(isKept);
  });

  it('covers fifty numbers', () => {
    expect([1, 49, 50, 149].map(placeOf)).toEqual([
      { block: 0, place: 1 },
      { block: 0, place: 49 },
      { block: 1, place: 0 },
      { block: 2, place: 49 },
    ]);
  });
});
