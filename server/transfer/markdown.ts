import { marked } from 'marked';
import TurndownService from 'turndown';
import { parse, stringify } from 'yaml';

const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
// Markdown has no word for them.
turndown.keep(['table', 'iframe', 'u', 'figure']);

/** Writes a Markdown file: front matter, then the text. */
export function markdownFile(fields: object, html: string): string {
  return `---\n${stringify(fields)}---\n\n${turndown.turndown(html)}\n`;
}

/**
 * Reads a Markdown file.
 * @returns its front matter, and its text as HTML, not cleaned
 * @throws Error when it has no front matter or that is no YAML
 */
export function readMarkdownFile(file: string): { fields: unknown; html: string } {
  const found = /^\uFEFF?---\r?\n(?<front>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)(?<text>[\s\S]*)$/.exec(file);
  if (!found?.groups) throw new Error('it does not begin with front matter between two lines of ---');
  // Aliases could make a small file a huge one.
  const fields: unknown = parse(found.groups['front'] ?? '', { maxAliasCount: 0 });
  return { fields, html: marked.parse(found.groups['text'] ?? '', { async: false }) };
}
