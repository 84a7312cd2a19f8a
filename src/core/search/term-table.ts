import { flatCopy } from '../text/flat-copy.ts';
import type { PackedDocument } from './posting-text.ts';
import { changedList, NO_LIST, type PostingList } from './posting-list.ts';
import { rankOf } from './term-rank.ts';

/** A term that some article holds or has held: to let go of it would cost more than the little that it takes. */
export interface IndexedTerm {
  text: string;
  /** Counted from 0, the earlier met the lower: nothing that is written depends on it. */
  id: number;
  rank: number;
  /** Characters that it adds to the file of its range. */
  size: number;
  list: PostingList;
  /** Whether a range of terms holds it: not while it is new, nor once its list is cut into files of its own. */
  isRanged: boolean;
  /** What its list does not say yet. */
  pending: PackedDocument[] | null;
}

/** Terms whose lists are changed before others have their turn. */
const TERMS_AT_ONCE = 1000;
/** What stands in a file around a term and its postings: quotes, brackets, commas. */
const AROUND = 6;

export interface TermTable {
  byText(text: string): IndexedTerm;
  byId(id: number): IndexedTerm;
  /** Gives a term the list that it had in an index that was written. */
  restore(term: IndexedTerm, list: PostingList): void;
  /** Notes what becomes of a term in a document; documents come in order until all is applied. */
  note(term: IndexedTerm, document: PackedDocument): void;
  /** Brings all that was noted into the lists, some terms at a time: to be gone through whole. */
  applyInSteps(): Iterable<void>;
  /** The terms whose lists have changed since the last time, sorted. */
  takeChanged(): IndexedTerm[];
}

export function termTable(): TermTable {
  const terms = new Map<string, IndexedTerm>();
  const withId: IndexedTerm[] = [];
  const waiting = new Set<IndexedTerm>();
  const changed = new Set<IndexedTerm>();

  function newTerm(givenText: string): IndexedTerm {
    const text = flatCopy(givenText);
    const term = {
      text,
      id: withId.length,
      rank: rankOf(text),
      size: 0,
      list: NO_LIST,
      isRanged: false,
      pending: null,
    };
    terms.set(text, term);
    withId.push(term);
    return term;
  }

  function setList(term: IndexedTerm, list: PostingList): void {
    term.list = list;
    term.size = term.text.length + (list[0]?.text.length ?? 0) + AROUND;
    changed.add(term);
  }

  return {
    byText: (text) => terms.get(text) ?? newTerm(text),
    byId(id) {
      const term = withId[id];
      if (!term) throw new RangeError(`No term has the id ${id}`);
      return term;
    },
    restore: setList,
    note(term, document) {
      if (term.pending) term.pending.push(document);
      else {
        term.pending = [document];
        waiting.add(term);
      }
    },
    *applyInSteps() {
      let count = 0;
      for (const term of waiting) {
        setList(term, changedList(term.list, term.pending ?? []));
        term.pending = null;
        count += 1;
        if (count % TERMS_AT_ONCE === 0) yield;
      }
      waiting.clear();
    },
    takeChanged() {
      const taken = [...changed].sort((a, b) => (a.text < b.text ? -1 : 1));
      changed.clear();
      return taken;
    },
  };
}
