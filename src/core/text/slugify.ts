import sindresorhusSlugify from '@sindresorhus/slugify';

const SEPARATORS = /[\s\u2010-\u2015-]+/g;

/** Letters and digits, also in another form: the ligature 'ﬁ' of a PDF, full-width ones. */
const ALPHANUMERIC = /[\p{Letter}\p{Number}]+/gu;

/**
 * Makes a slug by the rule of document 1, section 5: lower case, without accents; spaces and hyphens become single
 * hyphens, none at either end; other characters are dropped.
 */
export function slugify(text: string): string {
  const plain = text.normalize('NFC').replace(ALPHANUMERIC, (part) => part.normalize('NFKC'));
  const spaced = plain.replace(SEPARATORS, ' ');
  const kept = spaced.replace(/[^\p{Letter}\p{Mark}\p{Number} ]/gu, '');
  return sindresorhusSlugify(kept, { decamelize: false });
}
