const NO_BREAK_SPACE = '\u00a0';

/**
 * Cleans a title for drawing: removes characters that the font lacks, and makes French spaces unbreakable.
 * @returns an empty text when neither letter nor digit remains
 */
export function replaceMissingGlyphs(title: string, missing: ReadonlySet<string>): string {
  const text = Array.from(title.normalize('NFC'), (character) => {
    if (missing.has(character) || /\s/.test(character)) return /[\u00a0\u202f]/.test(character) ? NO_BREAK_SPACE : ' ';
    // Controls, directions, joiners and lone accents are invisible.
    return /[\p{C}\p{Mn}\p{Me}]/u.test(character) ? '' : character;
  })
    .join('')
    .replace(/\s+/g, (spaces) => (spaces.includes(NO_BREAK_SPACE) ? NO_BREAK_SPACE : ' '))
    .replace(/ (?=[:;!?»])/g, NO_BREAK_SPACE)
    .replace(/« /g, `«${NO_BREAK_SPACE}`)
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}
