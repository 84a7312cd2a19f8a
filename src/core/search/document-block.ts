import { DOCUMENTS_PER_FILE, WEIGHTS, type SearchDocument } from './index-files.ts';
import { fromVariableBytes, toVariableBytes } from './variable-bytes.ts';

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

/** The documents of a block by their places; none where there is no such number. */
export function documentsIn(block: DocumentBlock): (IndexedDocument | undefined)[] {
  const numbers = fromVariableBytes(block.terms);
  let position = 0;
  return (JSON.parse(fileTextOf(block)) as (SearchDocument | null)[]).map((shown) => {
    const count = numbers[position] ?? 0;
    const gaps = numbers.slice(position + 1, position + 1 + count);
    position += 1 + count;
    return shown ? { shown, terms: summed(gaps) } : undefined;
  });
}

/** Null when there is none. */
export function blockOf(documents: readonly (IndexedDocument | undefined)[]): DocumentBlock | null {
  const length = documents.findLastIndex((document) => document !== undefined) + 1;
  if (length === 0) return null;
  const held = Array.from({ length }, (_, place) => documents[place]);
  return {
    file: encoder.encode(JSON.stringify(held.map((document) => document?.shown ?? null))),
    terms: toVariableBytes(held.flatMap((document) => [document?.terms.length ?? 0, ...gapsIn(document?.terms ?? [])])),
  };
}

export function fileTextOf({ file }: DocumentBlock): string {
  return decoder.decode(file);
}

/** The gap is that of the ids: the weight stays. */
function gapsIn(terms: readonly PackedTerm[]): number[] {
  return terms.map((term, index) => term - idPart(terms[index - 1] ?? 0));
}

function summed(gaps: readonly number[]): PackedTerm[] {
  let before = 0;
  return gaps.map((gap) => {
    const term = idPart(before) + gap;
    before = term;
    return term;
  });
}

function idPart(term: PackedTerm): number {
  return term - (term % WEIGHTS);
}
