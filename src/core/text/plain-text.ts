import { Parser } from 'htmlparser2';

const BLOCKS = new Set([
  'p',
  'br',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'figcaption',
  'div',
  'td',
  'th',
  'hr',
]);
const UNREAD = new Set(['script', 'style', 'template', 'noscript']);

/** The words of an HTML text, blocks separated by one space. */
export function plainText(html: string): string {
  let text = '';
  let unread = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (UNREAD.has(name)) unread += 1;
        if (BLOCKS.has(name)) text += ' ';
      },
      ontext(piece) {
        if (unread === 0) text += piece;
      },
      onclosetag(name) {
        if (UNREAD.has(name)) unread -= 1;
        if (BLOCKS.has(name)) text += ' ';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text.replace(/[ \t\r\n]+/g, ' ').trim();
}
