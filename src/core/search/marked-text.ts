/** The characters between which the database puts a match (supabase/migrations, `search_articles`). */
const MATCH_START = '\u0002';
const MATCH_END = '\u0003';

/** A part of a text, and whether it matches a query. */
interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Cuts a marked text into the words that match and the text between them. */
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
