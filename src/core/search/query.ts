import { foldedParts, isSignificant, termOf, wordsOf } from './words.ts';

/** Characters of a query that are read; nobody types more. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 10;
const SHORTEST_FORGIVEN = 5;

export interface QueryWord {
  term: string;
  /** Whether words that only begin so match too: the last one may still be being typed. */
  isOpen: boolean;
  /** Whether one wrong letter is forgiven. */
  isForgiving: boolean;
}

/** The words that a query asks for, each once. Stop words count only where there is nothing else. */
export function parseQuery(text: string): QueryWord[] {
  const typed = text.slice(0, LONGEST_QUERY);
  // Nothing is left of a lone accent or soft hyphen, and every term begins with nothing.
  const parts = wordsOf(typed)
    .flatMap(foldedParts)
    .filter((part) => part.trim() !== '');
  const last = parts.at(-1);
  const significant = parts.filter(isSignificant);
  const asked = (significant.length > 0 ? significant : parts.slice(-1)).slice(0, MOST_WORDS);
  const isFinished = /[\s,;.!?]$/.test(typed);
  const words = new Map<string, QueryWord>();
  for (const part of asked) {
    const term = termOf(part);
    const isOpen = part === last && !isFinished;
    words.set(term, {
      term,
      isOpen: isOpen || (words.get(term)?.isOpen ?? false),
      isForgiving: part.length >= SHORTEST_FORGIVEN,
    });
  }
  return [...words.values()];
}
