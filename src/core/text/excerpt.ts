/** Lengths of excerpts in characters (document 1, section 9). */
export const CARD_EXCERPT_LENGTH = 150;
export const FEATURED_EXCERPT_LENGTH = 180;

/** Length in characters that search engines show. */
const META_DESCRIPTION_LENGTH = 160;

/** Returns a page's description for search engines: at most 160 characters with the ellipsis. */
export function metaDescription(text: string): string {
  return Array.from(text.trim()).length > META_DESCRIPTION_LENGTH
    ? excerpt(text, META_DESCRIPTION_LENGTH - 1)
    : text.trim();
}

/** Cuts a text to at most `length` characters and an ellipsis, at the end of a word if one is near. */
export function excerpt(text: string, length: number): string {
  const trimmed = text.trim();
  // A character takes one or two units of a string, so these units suffice.
  const characters = Array.from(trimmed.slice(0, 2 * length + 1));
  if (characters.length <= length) return trimmed;
  const cut = characters.slice(0, length).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > cut.length * 0.8 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,;:–-]+$/u, '')}…`;
}
