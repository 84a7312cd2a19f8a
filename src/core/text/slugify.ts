import sindresorhusSlugify from '@sindresorhus/slugify';

const SEPARATORS = /[\s\u2010-\u2015-]+/g;

/** Letters and digits in another form: the ligature 'ﬁ' of a PDF, full-width ones. */
const ALPHANUMERIC = /[\p{Letter}\p{Number}]+/gu;

/**
 * Makes a slug by the rule of document 1, section 5: lower case, accents removed, what is neither letter nor digit
 * dropped, spaces and hyphens collapsed into single hyphens, none at either end.
 */
export function slugify(text: string): string {
  const plain = text.normalize('NFC').replace(ALPHANUMERIC, (part) => part.normalize('NFKC'));
  const spaced = plain.replace(SEPARATORS, ' ');
  const kept = spaced.replace(/[^\p{Letter}\p{Mark}\p{Number} ]/gu, '');
  return sindresorhusSlugify(kept, { decamelize: false });
}
