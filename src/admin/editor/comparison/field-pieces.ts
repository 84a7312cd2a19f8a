import { ARTICLE_FIELDS } from '../../../core/article/article-fields.ts';
import type { FieldDifference } from '../../../core/editing/field-difference.ts';
import { piecesOf, wordDifference, type Piece } from '../../../core/editing/word-difference.ts';
import { longDateTime } from '../../../core/time/paris-time.ts';
import { VALUE_COPY } from './copy.ts';

/** Returns the pieces of both values of a field, with their differences; with `side`, only the pieces of that value. */
export function fieldPieces(difference: FieldDifference, side?: 'before' | 'after'): Piece[] {
  const all = allPieces(difference);
  const pieces = side ? piecesOf(all, side) : all;
  if (!Array.isArray(difference.before)) return pieces;
  return pieces.map((piece, index) => (index < pieces.length - 1 ? { ...piece, text: `${piece.text}, ` } : piece));
}

function allPieces({ field, before, after }: FieldDifference): Piece[] {
  if (Array.isArray(before) && Array.isArray(after)) return listPieces(before, after);
  if (ARTICLE_FIELDS[field].kind === 'text') return wordDifference(String(before), String(after));
  const pieces: Piece[] = [
    { kind: 'removed', text: valueWords(field, before) },
    { kind: 'added', text: valueWords(field, after) },
  ];
  return pieces.filter(({ text }) => text !== '');
}

function valueWords(field: FieldDifference['field'], value: FieldDifference['before']): string {
  if (value === 'blog' || value === 'anecdote') return VALUE_COPY[value];
  if (typeof value === 'boolean') return value ? VALUE_COPY.yes : VALUE_COPY.no;
  if (ARTICLE_FIELDS[field].kind !== 'instant') return String(value ?? '');
  return value === null ? VALUE_COPY.atPublication : longDateTime(String(value));
}

/** Returns the common and added entries in the new order, then the removed ones. */
function listPieces(before: string[], after: string[]): Piece[] {
  const removed = before.filter((entry) => !after.includes(entry));
  return [
    ...after.map((text): Piece => ({ kind: before.includes(text) ? 'same' : 'added', text })),
    ...removed.map((text): Piece => ({ kind: 'removed', text })),
  ];
}
