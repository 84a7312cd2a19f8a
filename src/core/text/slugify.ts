import sindresorhusSlugify from '@sindresorhus/slugify';

const SEPARATOR = /[\s\u2010-\u2015-]/;
const SEPARATORS = new RegExp(`${SEPARATOR.source}+`, 'g');
/** The letters of French and common punctuation: what the rule makes of one depends on no neighbour. */
// eslint-disable-next-line no-control-regex
const INDEPENDENT = /^[\u0000-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf-\u00ff\u0152\u0153\u2000-\u206f]*$/;

/** Letters and digits in another form: the ligature 'ﬁ' of a PDF, full-width ones. */
const ALPHANUMERIC = /[\p{Letter}\p{Number}]+/gu;

const known = new Map<string, string>();

/**
 * Makes a slug by the rule of document 1, section 5: lower case, accents removed, what is neither letter nor digit
 * dropped, spaces and hyphens collapsed into single hyphens, none at either end.
 */
export function slugify(text: string): string {
  if (!INDEPENDENT.test(text)) return transliteratedSlug(text);
  let slug = '';
  for (const character of text) {
    const part = partOf(character);
    if (part !== '-' || (slug !== '' && !slug.endsWith('-'))) slug += part;
  }
  return slug.endsWith('-') ? slug.slice(0, -1) : slug;
}

/** What `slugify` does of any text: a library goes through all its alphabets. */
export function transliteratedSlug(text: string): string {
  const plain = text.normalize('NFC').replace(ALPHANUMERIC, (part) => part.normalize('NFKC'));
  const spaced = plain.replace(SEPARATORS, ' ');
  const kept = spaced.replace(/[^\p{Letter}\p{Mark}\p{Number} ]/gu, '');
  return sindresorhusSlugify(kept, { decamelize: false });
}

/** A hyphen for a space. */
function partOf(character: string): string {
  let part = known.get(character);
  if (part === undefined) {
    part = SEPARATOR.test(character) ? '-' : transliteratedSlug(character);
    known.set(character, part);
  }
  return part;
}
