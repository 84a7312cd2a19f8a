/** U+202F, before `; ! ?`. */
const NARROW = '\u202f';
/** U+00A0, before `:` and inside « ». */
const WIDE = '\u00a0';

/** Address, path, e-mail address or entity: nothing is changed while one is being typed. */
const ADDRESS =
  /(?:^|[\s\u00a0\u202f(«])(?:[a-z][a-z+.-]*:\/\/?|(?:https?|ftp|mailto|tel):?|www\.|[/#&@~\\]|\.{1,2}\/|\S*[@/\\]|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}[?:;!]|[\w.-]+\.[a-z]{2,}[/?:])[^\s\u00a0\u202f]*$/iu;
/** Scheme of an address, also without a space before it, as after a bracket or a dash. */
const SCHEME = /(?<![\p{L}\p{N}])(?:https?|ftp|mailto|localhost)(?::[^\s\u00a0\u202f]*)?$/iu;
const EMOTICON = /[ \u00a0\u202f]([;:][-’']?[)(DPpOo|*/\\\]3])$/u;

/** End of the typed text, and its replacement. */
const RULES: readonly [pattern: RegExp, replacement: string | ((...found: string[]) => string)][] = [
  // Keep spacing that the writer has already set.
  [/(«\u00a0) $/u, '$1'],
  [EMOTICON, ' $1'],
  [/(?<=[^\s\u00a0\u202f]) +([;!?])$/u, `${NARROW}$1`],
  [/(?<=[\p{L}\p{N}»”’)\]%€…])([;!?])$/u, `${NARROW}$1`],
  [/(?<=[^\s\u00a0\u202f]) +:$/u, `${WIDE}:`],
  [/(?<=[\p{L}»”)\]%€…]):$/u, `${WIDE}:`],
  // After a number the colon may be an hour or a ratio; a space settles it.
  [/(?<=\p{N}):( )$/u, `${WIDE}:$1`],
  [/«$/u, `«${WIDE}`],
  [/(?<=[^\s\u00a0«]) *»$/u, `${WIDE}»`],
  [/(?<=\p{L})'$/u, '’'],
  [/(?<!\.)\.\.\.$/u, '…'],
  // More than three dots are a line to fill.
  [/…\.$/u, '....'],
  [/(?<=\p{N}) ([%€])$/u, `${WIDE}$1`],
];

/** Sets the end of `before`, whose last character was just typed; lines end with a line feed. */
export function setFrench(before: string): string {
  if (ADDRESS.test(before) || SCHEME.test(before)) return before;
  let text = setQuotes(before);
  for (const [pattern, replacement] of RULES) {
    // Only the first matching rule applies per key, so no rule reworks another's result.
    const set = text.replace(pattern, replacement as string);
    if (set === text) continue;
    text = set;
    break;
  }
  return withLigature(text);
}

function setQuotes(before: string): string {
  const typed = before.at(-1) ?? '';
  if (!'"“”'.includes(typed) || typed === '') return before;
  const rest = before.slice(0, -1);
  const isOpen = rest.lastIndexOf('«') > rest.lastIndexOf('»');
  const isOpenInside = rest.lastIndexOf('“') > Math.max(rest.lastIndexOf('«'), rest.lastIndexOf('”'));
  if (isOpen && (typed === '“' || (typed === '”' && isOpenInside))) return before;
  const startsWord = /(?:^|[\s\u00a0\u202f([—–-])$/u.test(rest);
  const opens = typed === '“' || (typed === '"' && startsWord && !isOpen);
  return opens ? `${rest}«${WIDE}` : `${rest.replace(/ +$/u, '').replace(/\u00a0$/u, '')}${WIDE}»`;
}

export interface Replacement {
  from: number;
  to: number;
  text: string;
}

/** Returns the smallest change, or null for none. @param before all text up to and with the character just typed */
export function frenchReplacement(before: string): Replacement | null {
  const set = setFrench(before);
  if (set === before) return null;
  const shortest = Math.min(set.length, before.length);
  let start = 0;
  while (start < shortest && set[start] === before[start]) start += 1;
  let end = 0;
  while (end < shortest - start && set.at(-1 - end) === before.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, text: set.slice(start, set.length - end) };
}

/** Words written with œ: whole words, then beginnings. */
const LIGATURE_WORDS =
  'oeil|(?:ran|)coeurs?|choeurs?|(?:demi-|)soeurs?|voeux?|noeuds?|boeufs?|oeufs?|moeurs|foetus|oeuvres?';
const LIGATURE_BEGINNINGS = 'écoeur|manoeuvr|désoeuvr|oeuvr|oeill|oenolog|oesophag|oestrog|oedèm|oedip';
const LIGATURE_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LIGATURE_WORDS}|(?:${LIGATURE_BEGINNINGS})\\p{L}*)(?=[^\\p{L}\\p{N}_@/.]+$|\\.+$)`,
  'iu',
);
/** Longest distance from the end of a word to the typed character. */
const LIGATURE_REACH = 40;

/** Joins the œ of the word that the last character ended. */
function withLigature(text: string): string {
  if (/[\p{L}\p{N}]$/u.test(text)) return text;
  const start = Math.max(0, text.length - LIGATURE_REACH);
  return (
    text.slice(0, start) +
    text.slice(start).replace(LIGATURE_WORD, (word) => word.replace('oe', 'œ').replace(/O[eE]/u, 'Œ'))
  );
}
