/** Returns true when two texts differ only in spaces, quotes, apostrophes, dashes or ligatures. */
export function isTypographyAlone(before: string, after: string): boolean {
  return before !== after && withoutTypography(before) === withoutTypography(after);
}

function withoutTypography(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’‛ʼ]/g, "'")
    .replace(/[«»“”„‟]/g, '"')
    .replace(/…/g, '...')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'Oe')
    .replace(/æ/g, 'ae')
    .replace(/Æ/g, 'Ae')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(["':;!?.,%€]) ?/g, '$1')
    .trim();
}
