/** Words written with œ: whole words, then beginnings. */
const WORDS = 'oeil|(?:ran|)coeurs?|choeurs?|(?:demi-|)soeurs?|voeux?|noeuds?|boeufs?|oeufs?|moeurs|foetus|oeuvres?';
const BEGINNINGS = 'écoeur|manoeuvr|désoeuvr|oeuvr|oeill|oenolog|oesophag|oestrog|oedèm|oedip';
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDS}|(?:${BEGINNINGS})\\p{L}*)(?=[^\\p{L}\\p{N}_@/.]+$|\\.+$)`,
  'iu',
);
/** Longest distance from the end of a word to the typed character. */
const LONGEST = 40;

/** Joins the œ of the word that the last character ended. */
export function withLigature(text: string): string {
  if (/[\p{L}\p{N}]$/u.test(text)) return text;
  const start = Math.max(0, text.length - LONGEST);
  return (
    text.slice(0, start) + text.slice(start).replace(WORD, (word) => word.replace('oe', 'œ').replace(/O[eE]/u, 'Œ'))
  );
}
