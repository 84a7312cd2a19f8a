import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../../../../core/article/allow-list.ts';

/** Fault in typed HTML, with its line, counted from 1. */
export type MarkupFault =
  | { kind: 'unclosed' | 'unopened' | 'forbidden-tag'; tag: string; line: number }
  | { kind: 'forbidden-attribute'; tag: string; attribute: string; line: number }
  | { kind: 'unfinished'; line: number };

/** Comment, or tag with its slash, name, attributes and closing bracket. The end of the text may cut either off. */
const PIECE = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'">])*)(>|$)/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;
const VOID_TAGS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const TAGS: ReadonlySet<string> = new Set([...ALLOWED_TAGS, 'h1', 'h5', 'h6']);
/** Elements with an optional end tag. */
const ENDED_BY_OTHERS = new Set(['p', 'li', 'td', 'th', 'tr', 'thead', 'tbody']);
const MOST = 50;

/** Reports at most 50 faults, in order: markup that a browser would repair silently, or that the site drops. */
export function markupFaults(html: string): MarkupFault[] {
  const faults: MarkupFault[] = [];
  const open: { tag: string; line: number }[] = [];
  let line = 1;
  let read = 0;
  for (const piece of html.matchAll(PIECE)) {
    line += linesIn(html.slice(read, piece.index));
    read = piece.index;
    const [, slash, name, attributes = '', end] = piece;
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (end === '') faults.push({ kind: 'unfinished', line });
    else if (slash !== '') closeTag(tag, line, open, faults);
    else {
      faults.push(...faultsOfTag(tag, attributes, line));
      if (!VOID_TAGS.has(tag)) open.push({ tag, line });
    }
  }
  for (const { tag, line: at } of open) if (!ENDED_BY_OTHERS.has(tag)) faults.push({ kind: 'unclosed', tag, line: at });
  return faults.sort((a, b) => a.line - b.line).slice(0, MOST);
}

function closeTag(tag: string, line: number, open: { tag: string; line: number }[], faults: MarkupFault[]) {
  const place = open.findLastIndex((element) => element.tag === tag);
  if (place < 0) {
    faults.push({ kind: 'unopened', tag, line });
    return;
  }
  for (const left of open.splice(place).slice(1)) {
    if (!ENDED_BY_OTHERS.has(left.tag)) faults.push({ kind: 'unclosed', ...left });
  }
}

function faultsOfTag(tag: string, attributes: string, line: number): MarkupFault[] {
  if (!TAGS.has(tag)) return [{ kind: 'forbidden-tag', tag, line }];
  const allowed = [...(ALLOWED_ATTRIBUTES[tag] ?? []), ...(ALLOWED_ATTRIBUTES['*'] ?? [])];
  return [...attributes.matchAll(ATTRIBUTE)]
    .map(([, attribute = '']) => attribute.toLowerCase())
    .filter((attribute) => !allowed.includes(attribute))
    .map((attribute) => ({ kind: 'forbidden-attribute', tag, attribute, line }));
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
