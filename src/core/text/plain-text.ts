import { Parser } from 'htmlparser2';
import { nestingGuard } from './nesting.ts';
import { plainMarkup } from './plain-markup.ts';
import { withoutUnclosedTags } from './unclosed-tags.ts';

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

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The words of an HTML text, blocks separated by one space. @throws Error when it nests elements more than 500 deep */
export function plainText(html: string): string {
  return readableText(html)
    .text.replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

/** The text of an HTML text, as loosely spaced as it comes, and that of its headings apart. @throws Error when it nests elements more than 500 deep */
export function readableText(html: string): ReadableText {
  const markup = plainMarkup(html, () => '');
  return markup === null ? parsedText(html) : scannedText(markup);
}

interface ReadableText {
  text: string;
  headings: string;
}

const HEADING = /<(h\d)>([^]*?)<\/\1>/g;
const TAG = /<\/?([a-z0-9]+)[^>]*>/g;
const REFERENCES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** @param html plain markup */
function scannedText(html: string): ReadableText {
  const decoded = (text: string) =>
    text.includes('&') ? text.replace(/&(?:amp|lt|gt);/g, (name) => REFERENCES[name] ?? name) : text;
  const text = html.replace(TAG, (_tag, name: string) => (name === 'br' ? '  ' : BLOCKS.has(name) ? ' ' : ''));
  const headings = Array.from(html.matchAll(HEADING), ([, , heading = '']) => `${heading.replace(TAG, '')} `);
  return { text: decoded(text), headings: decoded(headings.join('')) };
}

/** What `readableText` reads of any HTML: by a parser. @throws Error when it nests elements more than 500 deep */
export function parsedText(html: string): ReadableText {
  let text = '';
  let headings = '';
  let unread = 0;
  let headingsOpen = 0;
  const nesting = nestingGuard();
  const parser = new Parser(
    {
      onopentag(name) {
        nesting.open();
        if (UNREAD.has(name)) unread += 1;
        if (HEADINGS.has(name)) headingsOpen += 1;
        if (BLOCKS.has(name)) text += ' ';
      },
      ontext(piece) {
        if (unread > 0) return;
        text += piece;
        if (headingsOpen > 0) headings += piece;
      },
      onclosetag(name) {
        nesting.close();
        if (UNREAD.has(name)) unread -= 1;
        if (BLOCKS.has(name)) text += ' ';
        if (!HEADINGS.has(name)) return;
        headingsOpen -= 1;
        headings += ' ';
      },
    },
    { decodeEntities: true },
  );
  parser.end(withoutUnclosedTags(html));
  return { text, headings };
}
