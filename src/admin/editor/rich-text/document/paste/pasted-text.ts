/** Cuts plain text as it was laid out: by its blank lines, or by its lines where it has none. Each part in its lines. */
export function pastedParagraphs(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, '');
  if (!/\n[ \t]*\n/.test(lines)) return lines.split('\n').map((line) => [line]);
  return lines.split(/\n[ \t]*(?:\n[ \t]*)+/).map((paragraph) => paragraph.split('\n'));
}
