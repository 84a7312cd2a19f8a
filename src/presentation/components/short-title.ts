/** Document 1, section 9: narrow screens cut titles of more than 50 characters to 8 words. */
const LONGEST_NARROW_TITLE = 50;
const NARROW_TITLE_WORDS = 8;

/** Returns the title of a call to action for a narrow screen. A no-break space does not separate words. */
export function shortTitle(title: string): string {
  const words = title.trim().split(/[ \t\r\n]+/);
  if (Array.from(title.trim()).length <= LONGEST_NARROW_TITLE || words.length <= NARROW_TITLE_WORDS)
    return title.trim();
  const kept = words.slice(0, NARROW_TITLE_WORDS).join(' ');
  return `${kept.replace(/[\s,;:.…–-]+$/u, '')}…`;
}
