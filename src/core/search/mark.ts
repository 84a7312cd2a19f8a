import { placedWords, termsOf } from './words.ts';

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Cuts a text into the words that match and what stands between them. */
export function markedPieces(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  const push = (end: number, isMatch: boolean) => {
    if (end > position) pieces.push({ text: text.slice(position, end), isMatch });
    position = end;
  };
  for (const { text: word, start } of placedWords(text)) {
    if (!termsOf(word).some((term) => terms.has(term))) continue;
    push(start, false);
    push(start + word.length, true);
  }
  push(text.length, false);
  return pieces;
}
