/** Characters that the database puts around a match (supabase/migrations, `search_articles`). */
const MATCH_START = '\u0002';
const MATCH_END = '\u0003';

interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a marked text into matches and the text between them. */
export function textParts(marked: string): TextPart[] {
  return marked.split(MATCH_START).flatMap((piece, index) => {
    const end = index === 0 ? -1 : piece.indexOf(MATCH_END);
    const parts = [
      { text: piece.slice(0, Math.max(end, 0)), isMatch: true },
      { text: piece.slice(end + 1), isMatch: false },
    ];
    return parts.filter(({ text }) => text !== '');
  });
}

/** Smallest number of words that the database puts into an extract, unless the whole text is shorter. */
const LEAST_WORDS = 15;

/** Returns words as the database counts them: an apostrophe ends a word. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Adds an ellipsis to an extract where it is cut out of a sentence. */
export function withEllipses(extract: string): string {
  const shown = textParts(extract)
    .map(({ text }) => text)
    .join('');
  const isCutAtStart = /^\p{Ll}/u.test(shown);
  const isCutAtEnd = wordsOf(shown).length >= LEAST_WORDS && !/[.!?…»]$/u.test(shown);
  return `${isCutAtStart ? '… ' : ''}${extract}${isCutAtEnd ? '…' : ''}`;
}
