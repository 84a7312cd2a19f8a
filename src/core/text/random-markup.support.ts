import { seededRandom } from './seeded-random.support.ts';

const NAMES = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'blockquote',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'code',
  'small',
  'li',
];
const PLAIN_TEXTS = ['mot', ' ', '\n', 'é &amp; è', '&lt;i&gt;', '"', "'", '💌', '\u00a0'];
const TEXTS = [
  'a&b',
  '>',
  '&nbsp;',
  ' / ',
  '\ud83d',
  '\ufeff',
  '\u2028',
  '\u0085',
  '-->',
  ']]',
  '\0',
  '\r\n',
  '&amp',
  '&#60;',
];
const PLAIN_ADDRESSES = ['/a', '#b', 'https://a.b/c'];
const ADDRESSES = [
  ...['/a/é', '//a', '/\\a', '#', '/', 'a.b', 'https://a.b', 'https://a.b/c?d=e#f', 'http://a.b:80/', 'HTTPS://A.B'],
  ...['https://coquelicot.example/x', 'https://coquelicot.example//x', 'mailto:a@b.c', 'tel:1', 'javascript:a'],
  ...[
    'https://a.b/%20',
    'https://a.b/%2',
    'https://a..b',
    'https://-',
    'https://a.b/c d',
    '/a?b=c',
    '?a',
    '',
    'https://',
  ],
  ...['/a" title="b', '/a" title="><em>', '/a>', 'https://a@b/', '/&amp;'],
];
const OTHERS = [
  ...['<hr>', '<br/>', '</p>', '</br>', '<p>', '<li>', '<img src="/a.png">', '<!-- a -->', '<div>', '<a>', '</a>', '<'],
  ...[
    '<script>a</script>',
    '<P>',
    '<svg>',
    '<p class="a">',
    '<table><tr><td>a',
    '<iframe src="a"></iframe>',
    '<b id="x">',
  ],
];

/** Makes HTML as editors write it, and some that nobody writes: the same series for the same number. */
export function randomMarkup(seed: number): () => string {
  const random = seededRandom(seed);
  const pick = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? '';

  function element(depth: number): string {
    const chance = random();
    if (depth > 4 || chance < 0.35) return pick(random() < 0.03 ? TEXTS : PLAIN_TEXTS);
    if (chance < 0.38) return '<br>';
    if (chance < 0.385) return pick(OTHERS);
    const inner = elements(Math.floor(random() * 4), depth + 1);
    if (chance < 0.5) return `<a href="${pick(random() < 0.3 ? ADDRESSES : PLAIN_ADDRESSES)}">${inner}</a>`;
    const name = pick(NAMES);
    return name === 'ul' || name === 'ol' ? `<${name}><li>${inner}</li></${name}>` : `<${name}>${inner}</${name}>`;
  }

  function elements(count: number, depth: number): string {
    return Array.from({ length: count }, () => element(depth)).join('');
  }

  /** Without one of its tags: an element that is not closed, or an end without a start. */
  function withoutOneTag(html: string): string {
    const tags = [...html.matchAll(/<[^<>]*>/g)];
    const tag = tags[Math.floor(random() * tags.length)];
    return tag ? html.slice(0, tag.index) + html.slice(tag.index + tag[0].length) : html;
  }

  return () => {
    const html = elements(1 + Math.floor(random() * 3), 0);
    return random() < 0.3 ? withoutOneTag(html) : html;
  };
}
