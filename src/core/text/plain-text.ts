import { Parser } from 'htmlparser2';
import { nestingGuard } from './nesting.ts';
import { withoutUnclosedTags } from './unclosed-tags.ts';

const BLOCKS = new Set([
  ...['p', 'br', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'figcaption', 'div', 'td', 'th', 'hr'],
]);
const UNREAD = new Set(['script', 'style', 'template', 'noscript']);

/** Returns words, with one space between blocks. @throws Error when the HTML nests elements more than 500 deep */
export function plainText(html: string): string {
  let text = '';
  let unread = 0;
  const nesting = nestingGuard();
  const parser = new Parser(
    {
      onopentag(name) {
        nesting.open();
        if (UNREAD.has(name)) unread += 1;
        if (BLOCKS.has(name)) text += ' ';
      },
      ontext(piece) {
        if (unread === 0) text += piece;
      },
      onclosetag(name) {
        nesting.close();
        if (UNREAD.has(name)) unread -= 1;
        if (BLOCKS.has(name)) text += ' ';
      },
    },
    { decodeEntities: true },
  );
  parser.end(withoutUnclosedTags(html));
  return text.replace(/[ \t\r\n]+/g, ' ').trim();
}
