/** Card excerpts are cut at 150 characters, the featured one at 180 (document 1, section 9). */
export const CARD_EXCERPT_LENGTH = 150;
export const FEATURED_EXCERPT_LENGTH = 180;

/** Characters of a page's description that search engines show. */
const META_DESCRIPTION_LENGTH = 160;

/** A page's description for search engines: at most 160 characters, the ellipsis included. */
export function metaDescription(text: string): string {
  return Array.from(text.trim()).length > META_DESCRIPTION_LENGTH
    ? excerpt(text, META_DESCRIPTION_LENGTH - 1)
    : text.trim();
}

/** Cuts a text to at most `length` characters and an ellipsis, at the end of a word where one ends nearby. */
export function excerpt(text: string, length: number): string {
  const trimmed = text.trim();
  // A character is one unit of a text, or two: the rest is not looked at.
  const characters = Array.from(trimmed.slice(0, 2 * length + 1));
  if (characters.length <= length) return trimmed;
  const cut = characters.slice(0, length).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > cut.length * 0.8 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,;:–-]+$/u, '')}…`;
}
