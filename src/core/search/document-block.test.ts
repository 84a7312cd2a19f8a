import { describe, expect, it } from 'vitest';
import {
  changedBlock,
  fileTextOf,
  placeOf,
  type DocumentBlock,
  type DocumentChange,
  type IndexedDocument,
} from './document-block.ts';
import { aSource } from './search-source.support.ts';
import { documentOf } from './search-source.ts';

/** Changes that put documents in the place of others, or none. */
const putting = (documents: Iterable<[number, IndexedDocument | null]>) =>
  new Map(Array.from(documents, ([place, document]): [number, DocumentChange] => [place, () => document]));

const document = (title: string, terms: number[]) => ({ shown: documentOf(aSource(1, title)), terms });

function blockWith(...documents: (IndexedDocument | null)[]): DocumentBlock | null {
  return changedBlock(null, putting(documents.entries())).block;
}

/** The terms of the documents of a block by their places. */
function termsOf(block: DocumentBlock | null): (readonly number[] | null)[] {
  const gone = putting(Array.from({ length: 50 }, (_, place) => [place, null]));
  const terms = Array.from(changedBlock(block, gone).terms.values(), ({ before }) => before);
  return terms.slice(0, terms.findLastIndex((held) => held !== null) + 1);
}

const titlesIn = (block: DocumentBlock | null) =>
  block && (JSON.parse(fileTextOf(block)) as ({ title: string } | null)[]).map((shown) => shown?.title ?? null);

describe('a block of documents', () => {
  it('holds their terms, and none where there is none', () => {
    const terms = [3, 18, 1_600_015];
    expect(termsOf(blockWith(null, document('été', terms), null, document('vide', [])))).toEqual([
      null,
      terms,
      null,
      [],
    ]);
  });

  it('writes null for a number without a document, and nothing after the last', () => {
    expect(titlesIn(blockWith(null, document('chat', [1]), null, null))).toEqual([null, 'chat']);
  });

  it('is nothing without documents', () => {
    expect(blockWith(null, null)).toBeNull();
    const gone = putting([[0, null]]);
    expect(changedBlock(blockWith(document('chat', [1])), gone)).toEqual({
      block: null,
      terms: new Map([[0, { before: [1], after: null }]]),
    });
  });

  it('is the same whatever it was before', () => {
    const former = blockWith(
      document('un', [1]),
      document('deux', [17, 300]),
      document('trois', [2]),
      document('4', []),
    );
    const changes = new Map([
      [1, document('autre', [33, 1_000_000])],
      [3, null],
      [5, document('six', [6])],
    ]);
    const { block, terms } = changedBlock(former, putting(changes));
    const [un, autre, trois, six] = [
      document('un', [1]),
      changes.get(1) ?? null,
      document('trois', [2]),
      changes.get(5) ?? null,
    ];
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
      return former && document('autre', [...former, 40]);
    };
    const former = blockWith(document('un', [1, 17]), null);
    const { block } = changedBlock(former, new Map([0, 1].map((place) => [place, hear])));
    expect(heard).toEqual([[1, 17], null]);
    expect(block).toEqual(blockWith(document('autre', [1, 17, 40])));
  });

  it('keeps its file where other terms alone change', () => {
    const former = blockWith(document('un', [1]), document('deux', [2]));
    const { block } = changedBlock(former, putting([[1, document('deux', [3])]]));
    expect(block?.file).toBe(former?.file);
    expect(termsOf(block)).toEqual([[1], [3]]);
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
