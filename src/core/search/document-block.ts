import { DOCUMENTS_PER_FILE, WEIGHTS } from './index-files.ts';
import { fromVariableBytes, placeAfter, toVariableBytes } from './variable-bytes.ts';

/** A term's id with its weight in a document, as `id * WEIGHTS + weight`. */
export type PackedTerm = number;

export interface IndexedDocument {
  /** In the order of the ids. */
  terms: readonly PackedTerm[];
  /** Whether results show of it what they showed before. */
  isShownAlike: boolean;
}

/** The terms that the index has of each document of one file. Never changed: another one takes its place. */
export interface DocumentBlock {
  /** Stands for the text of the file: another object where that may be another text. */
  file: object;
  /** For each place of the file: how many numbers it takes, that one included, then the gaps between the terms. 0 for no document. */
  terms: Uint8Array;
}

/** The block that holds a document, and its place there. */
export function placeOf(number: number): { block: number; place: number } {
  return { block: Math.floor(number / DOCUMENTS_PER_FILE), place: number % DOCUMENTS_PER_FILE };
}

/** What becomes of a document, by the terms that it had; null where there was none, and where there is none any more. */
export type DocumentChange = (former: readonly PackedTerm[] | null) => IndexedDocument | null;

/** The terms of a document; null where there is none. */
export interface ChangedTerms {
  before: readonly PackedTerm[] | null;
  after: readonly PackedTerm[] | null;
}

export interface ChangedBlock {
  /** Null when no document is left. */
  block: DocumentBlock | null;
  /** Of the documents that were to change, by their places. */
  terms: ReadonlyMap<number, ChangedTerms>;
}

/**
 * A block with other documents, or without some. What does not change is copied as it is: most blocks change little.
 *
 * @param changes by the places of the documents
 */
export function changedBlock(former: DocumentBlock | null, changes: ReadonlyMap<number, DocumentChange>): ChangedBlock {
  const entries = former ? entriesOf(former.terms) : [];
  const terms = new Map<number, ChangedTerms>();
  let isShownAlike = former !== null;
  for (const [place, change] of changes) {
    const before = termsIn(entries[place] ?? NO_DOCUMENT);
    const document = change(before);
    terms.set(place, { before, after: document && document.terms });
    isShownAlike &&= document ? before !== null && document.isShownAlike : before === null;
    entries[place] = document ? entryOf(document.terms) : NO_DOCUMENT;
  }
  const length = entries.findLastIndex((entry) => entry && !isNoDocument(entry)) + 1;
  if (length === 0) return { block: null, terms };
  const block = {
    file: isShownAlike && former ? former.file : {},
    terms: joined(Array.from({ length }, (_, place) => entries[place] ?? NO_DOCUMENT)),
  };
  return { block, terms };
}

/** The terms of each document as bytes. */
function entriesOf(terms: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = [];
  let start = 0;
  while (start < terms.length) {
    const [following = 0] = fromVariableBytes(terms.subarray(start, placeAfter(terms, start, 1)));
    const end = placeAfter(terms, start, Math.max(1, following));
    entries.push(terms.subarray(start, end));
    start = end;
  }
  return entries;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}

/** Stands where a number has no document: it has not even a count. */
const NO_DOCUMENT = Uint8Array.of(0);

function isNoDocument(entry: Uint8Array): boolean {
  return entry[0] === 0;
}

/** How many numbers it is, then the gaps. The gap is that of the ids: the weight stays. */
function entryOf(terms: readonly PackedTerm[]): Uint8Array {
  const numbers = [terms.length + 1];
  let before = 0;
  for (const term of terms) {
    numbers.push(term - before);
    before = idPart(term);
  }
  return toVariableBytes(numbers);
}

function termsIn(entry: Uint8Array): PackedTerm[] | null {
  if (isNoDocument(entry)) return null;
  const terms = fromVariableBytes(entry);
  // Each number is replaced by its term, one place before: there are millions.
  let before = 0;
  for (let place = 1; place < terms.length; place += 1) {
    const term = before + (terms[place] ?? 0);
    terms[place - 1] = term;
    before = idPart(term);
  }
  terms.pop();
  return terms;
}

function idPart(term: PackedTerm): number {
  return term - (term % WEIGHTS);
}
