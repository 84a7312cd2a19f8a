import { marked } from 'marked';
import TurndownService from 'turndown';
import { parse, stringify } from 'yaml';

const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
// Markdown cannot express these elements.
turndown.keep(['table', 'iframe', 'u', 'figure']);

export function markdownFile(fields: object, html: string): string {
  return `---\n${stringify(fields)}---\n\n${turndown.turndown(html)}\n`;
}

/**
 * Reads a Markdown file with front matter.
 *
 * @returns front matter, and the text as HTML that is not yet cleaned
 * @throws Error when there is no front matter, or it is no YAML
 */
export function readMarkdownFile(file: string): { fields: unknown; html: string } {
  const found = /^\uFEFF?---\r?\n(?<front>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)(?<text>[\s\S]*)$/.exec(file);
  if (!found?.groups) throw new Error('it does not begin with front matter between two lines of ---');
  // YAML aliases could expand a small file enormously.
  const fields: unknown = parse(found.groups['front'] ?? '', { maxAliasCount: 0 });
  return { fields, html: marked.parse(found.groups['text'] ?? '', { async: false }) };
}
