import { DOCUMENTS_PER_FILE, WEIGHTS, type SearchDocument } from './index-files.ts';
import { fromVariableBytes, placeAfter, toVariableBytes } from './variable-bytes.ts';

/** A term's id with its weight in a document, as `id * WEIGHTS + weight`. */
export type PackedTerm = number;

export interface IndexedDocument {
  shown: SearchDocument;
  /** In the order of the ids. */
  terms: readonly PackedTerm[];
}

/** The documents of one file, and the terms that the index has of each. Never changed: another one takes its place. */
export interface DocumentBlock {
  /** The file's text as UTF-8, which takes half the memory. */
  file: Uint8Array;
  /** For each place of the file: how many terms, then the gaps between them. */
  terms: Uint8Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

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
  const shown = former ? (JSON.parse(fileTextOf(former)) as (SearchDocument | null)[]) : [];
  const entries = former ? entriesOf(former.terms, shown.length) : [];
  const terms = new Map<number, ChangedTerms>();
  let isShownAlike = former !== null;
  for (const [place, change] of changes) {
    const entry = entries[place];
    const before = shown[place] && entry ? termsIn(entry) : null;
    const document = change(before);
    terms.set(place, { before, after: document && document.terms });
    isShownAlike &&= JSON.stringify(shown[place] ?? null) === JSON.stringify(document?.shown ?? null);
    shown[place] = document?.shown ?? null;
    entries[place] = entryOf(document?.terms ?? []);
  }
  const length = shown.findLastIndex((document) => document) + 1;
  if (length === 0) return { block: null, terms };
  const held = Array.from({ length }, (_, place) => shown[place] ?? null);
  const block = {
    file: isShownAlike && former ? former.file : encoder.encode(JSON.stringify(held)),
    terms: joined(Array.from({ length }, (_, place) => entries[place] ?? NO_TERMS)),
  };
  return { block, terms };
}

export function fileTextOf({ file }: DocumentBlock): string {
  return decoder.decode(file);
}

/** The terms of each document as bytes. */
function entriesOf(terms: Uint8Array, count: number): Uint8Array[] {
  let end = 0;
  return Array.from({ length: count }, () => {
    const start = end;
    const [termCount = 0] = fromVariableBytes(terms.subarray(start, placeAfter(terms, start, 1)));
    end = placeAfter(terms, start, 1 + termCount);
    return terms.subarray(start, end);
  });
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

/** The gap is that of the ids: the weight stays. */
function entryOf(terms: readonly PackedTerm[]): Uint8Array {
  return toVariableBytes([terms.length, ...terms.map((term, index) => term - idPart(terms[index - 1] ?? 0))]);
}

function termsIn(entry: Uint8Array): PackedTerm[] {
  let before = 0;
  return fromVariableBytes(entry)
    .slice(1)
    .map((gap) => {
      const term = idPart(before) + gap;
      before = term;
      return term;
    });
}

function idPart(term: PackedTerm): number {
  return term - (term % WEIGHTS);
}

const NO_TERMS = entryOf([]);
