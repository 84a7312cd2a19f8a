/** Splits plain text into paragraphs of lines: at blank lines, or at every line when the text has no blank line. */
export function pastedParagraphs(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, '');
  if (!/\n[ \t]*\n/.test(lines)) return lines.split('\n').map((line) => [line]);
  return lines.split(/\n[ \t]*(?:\n[ \t]*)+/).map((paragraph) => paragraph.split('\n'));
}
