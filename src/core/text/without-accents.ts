/**
 * Returns the form in which words are compared: lower case, without accents, « œ » as oe, one kind of apostrophe and of
 * hyphen, no invisible characters.
 */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]+/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’ʼ]/g, "'")
    .replace(/[‐‑]/g, '-');
}
