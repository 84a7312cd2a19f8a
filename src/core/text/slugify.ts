import sindresorhusSlugify from '@sindresorhus/slugify';

/**
 * Makes a slug by the rule of document 1, section 5: lower case, accents removed, what is neither letter nor digit
 * dropped, spaces and hyphens collapsed into single hyphens, none at either end.
 */
export function slugify(text: string): string {
  const spaced = text.normalize('NFC').replace(/[\s\u2010-\u2015-]+/g, ' ');
  const kept = spaced.replace(/[^\p{Letter}\p{Mark}\p{Number} ]/gu, '');
  return sindresorhusSlugify(kept, { decamelize: false });
}
