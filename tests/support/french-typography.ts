/** Patterns of text that break the site's rules of French typography. */
const FAULTS: readonly [name: string, pattern: RegExp][] = [
  ['an ordinary space before : ; ! ? »', /(?<=^|[^\s,]) [:;!?»](?=[\s<.,)»]|$)/gu],
  ['an ordinary space after «', /« /gu],
  ['three dots after a word', /(?<=\p{L})\.{3}/gu],
  ['no space inside « »', /«[^\s]|[^\s]»/gu],
  ['no space before : ; ! ?', /[\p{L}»)][:;!?](?=\s|$)/gu],
  ['a wide space before ; ! ?', /\u00a0[;!?]/gu],
  ['a narrow space before : or inside « »', /\u202f[:»]|«\u202f/gu],
  ['a straight apostrophe', /\p{L}'\p{L}/gu],
  ['a straight quotation mark', /"/gu],
  ['three dots', /(?<!\p{L})\.{3}/gu],
  ['an ordinary space before a unit', /\d (?:%|€|h\b)/gu],
  ['“ ” where no « » stand around', /“/gu],
];

/** A sign that a text is French, not an address, a class or a message for operators. */
const FRENCH = /[àâçéèêëîïôûùüœÀÂÇÉÈÊÎÔŒ’«]/u;
/** Number of rules, from the first, that hold in any language. */
const IN_ANY_LANGUAGE = 3;

/** Lists the faults of typography in a text, each with the text around it. Only the first rules apply to a text that is not French. */
export function typographyFaults(text: string): string[] {
  const rules = FRENCH.test(text) ? FAULTS : FAULTS.slice(0, IN_ANY_LANGUAGE);
  return rules.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !text.startsWith('“', index) || !isQuoted(text, index))
      .map(({ index }) => `${name}: ${text.slice(Math.max(0, index - 25), index + 25)}`),
  );
}

const isQuoted = (text: string, index: number) =>
  text.lastIndexOf('«', index) > text.lastIndexOf('»', index) && text.includes('»', index);
