import { WEIGHTS } from './index-files.ts';
import { changedPostings, NO_POSTINGS, unpackedPostings, type PackedDocument, type Postings } from './posting-text.ts';

/** Postings that one file may hold of one term: 15 KB of text at most. */
export const LONGEST_PART = 4096;
/** Above every number of a document: those of the database have 31 bits. */
const NUMBERS = 2 ** 31;

/**
 * The postings of a term whose documents' numbers are below `end`, and not below that of the part before. Never changed:
 * another one takes its place.
 */
export interface PostingPart extends Postings {
  end: number;
}

/**
 * All the postings of a term. What is longer than one part may be is cut where the numbers are halved, and halved
 * again: which parts there are depends on the postings alone, and one more changes one part.
 */
export type PostingList = readonly PostingPart[];

export const NO_LIST: PostingList = [{ ...NO_POSTINGS, end: NUMBERS }];

/**
 * The list after changes. Parts that no change concerns stay the same objects.
 *
 * @param changes in the order of the documents, each of them once
 */
export function changedList(list: PostingList, changes: readonly PackedDocument[]): PostingList {
  if (list === NO_LIST) return cut(changes.filter(isHeld), 0, NUMBERS);
  let done = 0;
  const parts = list.map((part) => {
    const start = done;
    while (done < changes.length && (changes[done] ?? 0) < part.end * WEIGHTS) done += 1;
    if (done === start) return part;
    return { ...changedPostings(part, changes.slice(start, done)), end: part.end };
  });
  return wellCut(parts, 0, NUMBERS);
}

/** The list of a term by its parts as they were written: those without postings were not. */
export function writtenList(parts: readonly Postings[]): PostingList {
  return placed(parts, 0, NUMBERS);
}

/** Parts at the places where they were cut: several in the numbers from `start` to `end` were too long for one. */
function placed(parts: readonly Postings[], start: number, end: number): PostingList {
  const [only] = parts;
  if (parts.length <= 1) return [{ ...(only ?? NO_POSTINGS), end }];
  const middle = (start + end) / 2;
  return [
    ...placed(
      parts.filter(({ last }) => last < middle),
      start,
      middle,
    ),
    ...placed(
      parts.filter(({ last }) => last >= middle),
      middle,
      end,
    ),
  ];
}

/** How many documents parts hold. */
function countOf(list: PostingList): number {
  return list.reduce((sum, { count }) => sum + count, 0);
}

/** @param parts that cover the numbers from `start` to `end` */
function wellCut(parts: PostingList, start: number, end: number): PostingList {
  const isShort = countOf(parts) <= LONGEST_PART;
  if (isShort && parts.length === 1) return parts;
  if (isShort) return [partOf(parts.flatMap(unpackedPostings), end)];
  const middle = (start + end) / 2;
  const [only] = parts;
  if (parts.length === 1 && only) return cut(unpackedPostings(only), start, end);
  return [
    ...wellCut(
      parts.filter((part) => part.end <= middle),
      start,
      middle,
    ),
    ...wellCut(
      parts.filter((part) => part.end > middle),
      middle,
      end,
    ),
  ];
}

/** @param documents in order, with numbers from `start` to `end` */
function cut(documents: readonly PackedDocument[], start: number, end: number): PostingList {
  if (documents.length <= LONGEST_PART) return [partOf(documents, end)];
  const middle = (start + end) / 2;
  const found = documents.findIndex((document) => document >= middle * WEIGHTS);
  const place = found === -1 ? documents.length : found;
  return [...cut(documents.slice(0, place), start, middle), ...cut(documents.slice(place), middle, end)];
}

/** Whether a change leaves its document in the list. */
function isHeld(change: PackedDocument): boolean {
  return change % WEIGHTS > 0;
}

function partOf(documents: readonly PackedDocument[], end: number): PostingPart {
  return { ...changedPostings(NO_POSTINGS, documents), end };
}
