/** Document 1, section 9: on a narrow screen, a call to action's title of more than 50 characters is cut to 8 words. */
const LONGEST_NARROW_TITLE = 50;
const NARROW_TITLE_WORDS = 8;

/** The title of a call to action as a narrow screen shows it. A no-break space does not part two words. */
export function shortTitle(title: string): string {
  const words = title.trim().split(/[ \t\r\n]+/);
  if (Array.from(title.trim()).length <= LONGEST_NARROW_TITLE || words.length <= NARROW_TITLE_WORDS)
    return title.trim();
  const kept = words.slice(0, NARROW_TITLE_WORDS).join(' ');
  return `${kept.replace(/[\s,;:.…–-]+$/u, '')}…`;
}
