import { flatCopy } from '../text/flat-copy.ts';
import { WEIGHTS } from './index-files.ts';

/**
 * Postings of a term as they stand in a file, each followed by a comma: text costs least to write, and few bytes to hold.
 * Each packs the gap from the document before, and the weight of the term in this one.
 */
export interface Postings {
  text: string;
  count: number;
  /** The last document, 0 when there is none. */
  last: number;
}

/** A document with the weight of a term in it, as `document * WEIGHTS + weight`. Weight 0 in a change: it leaves. */
export type PackedDocument = number;

export const NO_POSTINGS: Postings = { text: '', count: 0, last: 0 };

const COMMA = 0x2c;
const ZERO = 0x30;

/**
 * The postings after changes, in a time that hardly depends on those that come after the last change.
 *
 * @param changes in the order of the documents, each of them once
 */
export function changedPostings(postings: Postings, changes: readonly PackedDocument[]): Postings {
  const { text } = postings;
  let { count } = postings;
  let written = '';
  /** How far the text is read, and how far it is in what is written. */
  let position = 0;
  let taken = 0;
  let lastRead = 0;
  let lastWritten = 0;

  const takeOver = () => {
    written += text.slice(taken, position);
    taken = position;
  };
  const write = (document: number, weight: number) => {
    written += `${(document - lastWritten) * WEIGHTS + weight},`;
    lastWritten = document;
  };
  /** The posting at the position. */
  const next = () => {
    let end = position;
    let packed = 0;
    for (let code = text.charCodeAt(end); code !== COMMA; code = text.charCodeAt(end)) {
      packed = packed * 10 + code - ZERO;
      end += 1;
    }
    return { document: lastRead + Math.floor(packed / WEIGHTS), weight: packed % WEIGHTS, end: end + 1 };
  };
  const skip = ({ document, end }: ReturnType<typeof next>) => {
    takeOver();
    position = taken = end;
    lastRead = document;
  };
  /** As it stands, unless the document before it is another one now. */
  const keep = (posting: ReturnType<typeof next>) => {
    if (lastRead === lastWritten) {
      position = posting.end;
      lastRead = lastWritten = posting.document;
    } else {
      skip(posting);
      write(posting.document, posting.weight);
    }
  };
  const keepRest = () => {
    if (position < text.length && lastRead !== lastWritten) keep(next());
    if (position === text.length) return;
    position = text.length;
    lastRead = lastWritten = postings.last;
  };

  for (const change of changes) {
    const document = Math.floor(change / WEIGHTS);
    const weight = change % WEIGHTS;
    if (document > postings.last) keepRest();
    while (position < text.length) {
      const posting = next();
      if (posting.document > document) break;
      if (posting.document < document) {
        keep(posting);
      } else {
        skip(posting);
        count -= 1;
      }
    }
    takeOver();
    if (weight === 0) continue;
    write(document, weight);
    count += 1;
  }
  keepRest();
  takeOver();
  return { text: flatCopy(written), count, last: lastWritten };
}

/** Postings as a file has them. */
export function writtenPostings(packed: readonly number[]): Postings {
  const last = packed.reduce((document, posting) => document + Math.floor(posting / WEIGHTS), 0);
  return { text: flatCopy(`${packed.join(',')},`), count: packed.length, last };
}

/** Every posting, its document's number in place of the gap. */
export function unpackedPostings({ text }: Postings): PackedDocument[] {
  let document = 0;
  return text
    .split(',')
    .slice(0, -1)
    .map((posting) => {
      const packed = Number(posting);
      document += Math.floor(packed / WEIGHTS);
      return document * WEIGHTS + (packed % WEIGHTS);
    });
}
