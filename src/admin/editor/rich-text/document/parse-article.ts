import type { JSONContent } from '@tiptap/core';
import { DOMParser as DocumentParser, type Node as DocumentNode } from '@tiptap/pm/model';
import { DISCARDED_WITH_CONTENT } from '../../../../core/article/allow-list.ts';
import { articleSchema } from './schema/schema-extensions.ts';
import { inertBody, isBlank, isBlock, isElement } from './inert-html.ts';

/** Parses stored HTML into a document. Content that the schema cannot hold is lost: see `wouldChange`. */
export function parseArticle(html: string): DocumentNode {
  const body = inertBody(html);
  prepare(body);
  return DocumentParser.fromSchema(articleSchema()).parse(body);
}

/**
 * Locates an element of stored HTML in its parsed document.
 *
 * @param choose finds the element in the HTML; undefined when there is none
 * @returns positions in the document of `parseArticle`; null when the element is missing or lost
 */
export function elementRange(
  html: string,
  choose: (body: HTMLElement) => Element | undefined,
): { from: number; to: number } | null {
  const body = inertBody(html);
  const chosen = choose(body);
  prepare(body);
  const holder = chosen?.parentElement;
  if (!holder) return null;
  const offset = [...holder.childNodes].indexOf(chosen);
  const places: { node: Node; offset: number; pos?: number }[] = [
    { node: holder, offset },
    { node: holder, offset: offset + 1 },
  ];
  DocumentParser.fromSchema(articleSchema()).parse(body, { findPositions: places });
  const [from, to] = places.map(({ pos }) => pos);
  return from === undefined || to === undefined ? null : { from, to };
}

/** Parses stored HTML into the content that an editor opens with. */
export function articleContent(html: string): JSONContent {
  return parseArticle(html).toJSON() as JSONContent;
}

const HOLDING_BLOCKS = 'div:not([data-table-caption]), blockquote, figure, li, th, td';
const OWN_ATTRIBUTES = [
  ...['data-wrapping', 'data-block', 'data-section', 'data-opens-section'],
  ...['data-embed', 'data-captioned-table', 'data-table-caption'],
];

function prepare(body: HTMLElement) {
  for (const element of body.querySelectorAll(DISCARDED_WITH_CONTENT.join())) element.remove();
  for (const name of OWN_ATTRIBUTES) {
    for (const element of body.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
  noteStructure(body);
}

/** Records in attributes the structure that the schema cannot tell from the elements alone. */
export function noteStructure(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) prepareTable(table);
  for (const holder of [body, ...body.querySelectorAll<HTMLElement>(HOLDING_BLOCKS)]) noteWrapping(holder);
}

/**
 * Records the paragraphs of a holder whose markup is unusual. Usual is bare text for the only paragraph of a list item or cell, and
 * `<p>` for every other paragraph.
 */
function noteWrapping(holder: HTMLElement) {
  const bare = bareRuns(holder).map((run) => wrap(holder, run));
  const paragraphs = [...holder.children].filter(({ localName }) => localName === 'p');
  const isUsuallyBare = paragraphs.length === 1 && ['li', 'th', 'td'].includes(holder.localName);
  for (const paragraph of paragraphs) {
    const isBare = bare.includes(paragraph);
    if (isUsuallyBare && !isBare) paragraph.setAttribute('data-wrapping', 'wrapped');
    if (!isUsuallyBare && isBare) paragraph.setAttribute('data-wrapping', 'bare');
  }
}

/** Returns the runs of text that have no block of their own. */
function bareRuns(holder: HTMLElement): ChildNode[][] {
  const runs: ChildNode[][] = [];
  let run: ChildNode[] = [];
  for (const node of [...holder.childNodes, null]) {
    if (node !== null && !isBlock(node)) run.push(node);
    else {
      if (run.some(isShown)) runs.push(run);
      run = [];
    }
  }
  return runs;
}

function isShown(node: ChildNode): boolean {
  return isElement(node) || (node.nodeType === 3 && !isBlank(node.textContent));
}

function wrap(holder: HTMLElement, run: ChildNode[]): Element {
  const shown = run.filter(isShown);
  const [first] = shown as [ChildNode];
  if (shown.length === 1 && isElement(first) && first.localName === 'img') {
    first.setAttribute('data-block', '');
    return first;
  }
  const paragraph = holder.ownerDocument.createElement('p');
  first.before(paragraph);
  paragraph.append(...run);
  return paragraph;
}

function prepareTable(table: HTMLTableElement) {
  let previous: Element | null = null;
  for (const section of [...table.children].filter(({ localName }) => /^(thead|tbody|tfoot)$/.test(localName))) {
    const [first] = section.children;
    if (!first) continue;
    for (const row of section.children) {
      row.setAttribute('data-section', section.localName === 'thead' ? 'thead' : 'tbody');
    }
    if (previous?.localName === section.localName) first.setAttribute('data-opens-section', '');
    previous = section;
  }
  if (table.caption) wrapWithCaption(table, table.caption);
}

function wrapWithCaption(table: HTMLTableElement, caption: HTMLElement) {
  const [wrapper, text] = [table.ownerDocument.createElement('div'), table.ownerDocument.createElement('div')];
  wrapper.setAttribute('data-captioned-table', '');
  text.setAttribute('data-table-caption', '');
  for (const name of ['dir', 'lang']) {
    const value = caption.getAttribute(name);
    if (value !== null) text.setAttribute(name, value);
  }
  text.append(...caption.childNodes);
  caption.remove();
  table.replaceWith(wrapper);
  wrapper.append(text, table);
}
