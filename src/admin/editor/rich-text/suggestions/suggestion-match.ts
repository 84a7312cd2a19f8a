export interface SuggestionMatch {
  kind: 'block' | 'article';
  /** Text typed after the mark. */
  query: string;
  /** Number of characters before the caret that a chosen suggestion replaces, mark included. */
  length: number;
}

/** Slash at the start of a block or after a space, unlike the slash of « et/ou ». */
const SLASH = /(?:^|\s)(\/([\p{L}\p{N}-]{0,20}))$/u;
const BRACKETS = /\[\[([^[\]\n]{0,80})$/u;

/** Returns the suggestion requested at the caret. @param before text of the block up to the caret */
export function suggestionMatch(before: string): SuggestionMatch | null {
  const brackets = BRACKETS.exec(before);
  if (brackets) return { kind: 'article', query: brackets[1] ?? '', length: brackets[0].length };
  const slash = SLASH.exec(before);
  if (slash) return { kind: 'block', query: slash[2] ?? '', length: (slash[1] ?? '').length };
  return null;
}
