import { Parser } from 'htmlparser2';
import { nestingGuard } from '../text/nesting.ts';
import { VisibleTextWriter, type VisibleText } from './visible-text.ts';

export type BlockKind =
  | 'paragraph'
  | 'heading-2'
  | 'heading-3'
  | 'heading-4'
  | 'quote'
  | 'item'
  | 'numbered-item'
  | 'table'
  | 'picture'
  | 'player'
  | 'divider'
  | 'code';

interface BlockList {
  name: 'ul' | 'ol';
  openingTag: string;
  isStart: boolean;
}

/** Part of a text that is compared and chosen as one: a paragraph, a heading, an item of a list, a table. */
export interface TextBlock extends VisibleText {
  kind: BlockKind;
  html: string;
  /** List around an item; `html` does not contain it. */
  list: BlockList | null;
}

const KINDS: Record<string, BlockKind> = {
  h1: 'heading-2',
  h2: 'heading-2',
  h3: 'heading-3',
  h4: 'heading-4',
  h5: 'heading-4',
  h6: 'heading-4',
  blockquote: 'quote',
  table: 'table',
  figure: 'picture',
  img: 'picture',
  iframe: 'player',
  hr: 'divider',
  pre: 'code',
};
const BLOCKS = new Set([...Object.keys(KINDS), 'p', 'div', 'ul', 'ol', 'section', 'article', 'dl', 'aside', 'header']);

const VOID = new Set(['hr', 'img', 'br', 'wbr', 'input', 'source']);

/** Returns the blocks of an HTML text, without those in which a reader sees nothing. Never throws. */
export function textBlocks(html: string): TextBlock[] {
  try {
    return new BlockReader(html).blocks();
  } catch {
    // Nested too deep to be read as HTML: take its words as they are.
    const text = html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return [{ kind: 'paragraph', html, list: null, text, signature: html, links: [], pictures: [] }];
  }
}

class BlockReader {
  private readonly found: TextBlock[] = [];
  private readonly writer = new VisibleTextWriter();
  private readonly nesting = nestingGuard();
  private depth = 0;
  /** Start of the block that is being read; null between blocks. */
  private start: number | null = null;
  private kind: BlockKind = 'paragraph';
  /** List at the top level that is being read. */
  private list: BlockList | null = null;

  private readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  blocks(): TextBlock[] {
    const parser: Parser = new Parser(
      {
        onopentag: (name, attributes) => this.openTag(name, attributes, parser.startIndex, parser.endIndex + 1),
        ontext: (text) => {
          if (this.start === null && text.trim() !== '') this.startBlock('paragraph', parser.startIndex);
          this.writer.read(text);
        },
        onclosetag: (name, isImplied) =>
          this.closeTag(name, isImplied && !VOID.has(name) ? parser.startIndex : parser.endIndex + 1),
      },
      { decodeEntities: true },
    );
    parser.end(this.html);
    this.endBlock(this.html.length);
    return this.found;
  }

  private openTag(name: string, attributes: Record<string, string>, start: number, end: number): void {
    this.nesting.open();
    if (this.depth === 0) this.openTopTag(name, start, end);
    else if (this.list && this.depth === 1) this.startBlock(this.list.name === 'ol' ? 'numbered-item' : 'item', start);
    this.depth += 1;
    this.writer.openTag(name, attributes);
  }

  private openTopTag(name: string, start: number, end: number): void {
    // Words and emphasis outside of any block form one paragraph.
    if (!BLOCKS.has(name)) {
      if (this.start === null) this.startBlock('paragraph', start);
      return;
    }
    this.endBlock(start);
    if (name === 'ul' || name === 'ol') this.list = { name, openingTag: this.html.slice(start, end), isStart: true };
    else this.startBlock(KINDS[name] ?? 'paragraph', start);
  }

  private closeTag(name: string, end: number): void {
    this.nesting.close();
    this.depth -= 1;
    this.writer.closeTag(name);
    if (this.list && this.depth <= 1) {
      this.endBlock(this.depth === 1 ? end : (this.start ?? end));
      if (this.depth === 0) this.list = null;
    } else if (this.depth === 0 && BLOCKS.has(name)) this.endBlock(end);
  }

  private startBlock(kind: BlockKind, start: number): void {
    if (this.list && this.start !== null) this.endBlock(start);
    this.start = start;
    this.kind = kind;
  }

  private endBlock(end: number): void {
    const seen = this.writer.take();
    const { start, list, kind } = this;
    this.start = null;
    if (start === null || seen.text === '') return;
    this.found.push({ kind, html: this.html.slice(start, end), list: list && { ...list }, ...seen });
    if (list) list.isStart = false;
  }
}
