/** What may stand where. */
type Kind = 'block' | 'paragraph' | 'list' | 'item' | 'inline' | 'link' | 'break';

const KINDS: Record<string, Kind> = {
  blockquote: 'block',
  ...kindOf('paragraph', ['p', 'h2', 'h3', 'h4']),
  ...kindOf('list', ['ul', 'ol']),
  li: 'item',
  ...kindOf('inline', ['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small', 'code']),
  br: 'break',
};

interface Tag {
  name: string;
  kind: Kind;
  isClosing: boolean;
}
const LINK: Tag = { name: 'a', kind: 'link', isClosing: false };
const TAGS = new Map<string, Tag>([
  ...Object.entries(KINDS).map(([name, kind]): [string, Tag] => [name, { name, kind, isClosing: false }]),
  ...Object.entries<Kind>({ ...KINDS, a: 'link' })
    .filter(([, kind]) => kind !== 'break')
    .map(([name, kind]): [string, Tag] => [`/${name}`, { name, kind, isClosing: true }]),
]);

/** Within these, blocks and lists may stand; within all others, words alone. */
const HOLDS_BLOCKS: ReadonlySet<Kind> = new Set(['block', 'item']);
const IN_WORDS: ReadonlySet<Kind> = new Set(['inline', 'link', 'break']);
const DEEPEST = 50;

/** References that a parser would read otherwise than they are written again, and characters that it might change. */
// eslint-disable-next-line no-control-regex
const NOT_PLAIN = /&(?!(?:amp|lt|gt);)|[\u0000-\u0008\u000b-\u001f\u007f]/;
const LINK_START = 'a href="';

/** Says how the start tag of a link is written anew. @returns null where only a parser may tell */
export type LinkWriter = (address: string) => string | null;

/**
 * Reads HTML as editors write it most often: plain elements without attributes, and links. A scan sees in it what a parser
 * would, in a tenth of the time: an end without a start counts for nothing, what is open ends with what it stands in.
 *
 * @returns the same HTML, with its links written anew and each element closed; null for any other HTML
 */
export function plainMarkup(html: string, writeLink: LinkWriter): string | null {
  if (NOT_PLAIN.test(html)) return null;
  const open: Tag[] = [];
  let isInLink = false;
  let written = '';
  let copied = 0;
  let position = 0;
  const closeDownTo = (depth: number) => {
    for (const { name, kind } of open.splice(depth).reverse()) {
      written += `</${name}>`;
      if (kind === 'link') isInLink = false;
    }
  };
  for (;;) {
    const start = html.indexOf('<', position);
    const end = html.indexOf('>', position);
    if (start === -1 && end === -1) break;
    if (start === -1 || end < start) return null;
    const text = html.slice(start + 1, end);
    const tag = text.startsWith(LINK_START) ? LINK : TAGS.get(text);
    if (!tag) return null;
    position = end + 1;
    if (tag.isClosing) {
      if (open.at(-1)?.name === tag.name) {
        open.pop();
        if (tag.kind === 'link') isInLink = false;
        continue;
      }
      const depth = open.findLastIndex(({ name }) => name === tag.name);
      // A parser starts an empty one.
      if (depth === -1 && tag.name === 'p') return null;
      written += html.slice(copied, start);
      copied = position;
      if (depth !== -1) closeDownTo(depth);
    } else {
      if (!mayStandIn(tag.kind, open.at(-1)?.kind ?? 'block')) return null;
      if (tag.kind === 'link') {
        const address = text.slice(LINK_START.length, -1);
        const isPlain = text.endsWith('"') && !address.includes('"') && !isInLink;
        const link = isPlain ? writeLink(address) : null;
        if (link === null) return null;
        isInLink = true;
        written += html.slice(copied, start) + link;
        copied = position;
      }
      if (tag.kind !== 'break' && open.push(tag) > DEEPEST) return null;
    }
  }
  if (copied === 0 && open.length === 0) return html;
  written += html.slice(copied);
  closeDownTo(0);
  return written;
}

function mayStandIn(kind: Kind, parent: Kind): boolean {
  if (kind === 'item') return parent === 'list';
  if (IN_WORDS.has(kind)) return parent !== 'list';
  return HOLDS_BLOCKS.has(parent);
}

function kindOf(kind: Kind, names: readonly string[]): Record<string, Kind> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}
