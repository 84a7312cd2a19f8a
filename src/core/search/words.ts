import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';

const LONGEST_WORD = 40;
/**
 * Letters and digits of any script, and marks. Ranges: `\p{Letter}` takes three times as long, on millions of words.
 * General punctuation (U+2000 to U+206F) and that of CJK are outside.
 */
const LETTER =
  '0-9A-Za-z\\u00aa\\u00ad\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff\\uf900-\\ufdff';
/** With what joins letters into one word: rendez-vous, aujourd’hui. */
const WORD = new RegExp(`[${LETTER}]+(?:['’ʼ\\-‐‑]\\u2060?[${LETTER}]+)*`, 'g');
const ELISION = /^(?:(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’ʼ])+/i;
/** A question's inversion (« viens-tu ») and an order's complement (« dis-moi ») make no compound word. */
const INVERTED = /-(?:je|tu|il|elle|on|nous|ils|elles|ce|ci|la|le|les|lui|leur|moi|toi|y|en)$/;

/** The words of a text as they stand in it: « l’ex », « rendez-vous ». */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

export interface Word {
  text: string;
  /** Where it starts in the text, its elision left out: 2 for « l’ex ». */
  start: number;
}

/** The words of a text and where they stand, each without its elision. */
export function placedWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const elided = ELISION.exec(word)?.[0].length ?? 0;
    return { text: word.slice(elided), start: index + elided };
  });
}

/**
 * A word folded, its elision left out, cut where a hyphen stands: « l’arc-en-ciel » gives arc, en, ciel.
 *
 * @param word one of `wordsOf`
 */
export function foldedParts(word: string): string[] {
  return compoundOf(word).split('-');
}

/**
 * The terms under which the index knows a word: the stem of each part, and of the whole without hyphen, so that
 * « rendezvous » finds « rendez-vous ». None for a stop word or a single letter.
 */
export function termsOf(word: string): string[] {
  const compound = compoundOf(word);
  const parts = compound.split('-');
  const joined = parts.length > 1 && !INVERTED.test(compound) ? [parts.join('')] : [];
  return [...new Set([...parts, ...joined].filter(isSignificant).map(termOf))];
}

/** The term of one folded part. */
export function termOf(part: string): string {
  return stem(part.slice(0, LONGEST_WORD));
}

/** Whether a folded part is searched for: no stop word, no lone letter. */
export function isSignificant(part: string): boolean {
  return (part.length > 1 || /\p{N}/u.test(part)) && !STOP_WORDS.has(part);
}

function compoundOf(word: string): string {
  return fold(word).replace(ELISION, '').replaceAll("'", '');
}
