import { DOMSerializer, type Node as DocumentNode } from '@tiptap/pm/model';
import { inertBody, isBlank, isBlock } from './inert-html.ts';

/** Writes a document as the site stores articles; the inverse of `parseArticle`. */
export function serialiseArticle(document: DocumentNode): string {
  if (isEmptyDocument(document)) return '';
  const body = inertBody('');
  body.append(
    DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content, {
      document: body.ownerDocument,
    }),
  );
  restore(body);
  // Browsers write no-break spaces as entities; the site stores the characters.
  return body.innerHTML.replaceAll('&nbsp;', '\u00a0');
}

/** Whether the document is the single empty paragraph of an empty editor. */
function isEmptyDocument({ childCount, firstChild }: DocumentNode): boolean {
  return childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0;
}

/** Turns the editor's attributes back into elements: the inverse of `noteStructure`. */
function restore(body: HTMLElement) {
  for (const frame of body.querySelectorAll('[data-embed]')) restoreEmbed(frame);
  for (const picture of body.querySelectorAll('[data-block]')) picture.removeAttribute('data-block');
  for (const caption of body.querySelectorAll('figcaption')) if (isEmpty(caption)) caption.remove();
  for (const paragraph of [...body.querySelectorAll('p')].filter(isBare))
    paragraph.replaceWith(...paragraph.childNodes);
  for (const paragraph of body.querySelectorAll('[data-wrapping]')) paragraph.removeAttribute('data-wrapping');
  for (const table of body.querySelectorAll('table')) restoreTable(table);
  for (const text of body.querySelectorAll('pre')) keepFirstLineEnd(text);
  for (const holder of [body, ...body.querySelectorAll('blockquote, ul, ol, table, thead, tbody')])
    writeOnLines(holder);
}

function isEmpty(element: Element): boolean {
  return isBlank(element.textContent) && element.querySelector('img') === null;
}

function restoreEmbed(place: Element) {
  const frame = place.ownerDocument.createElement('iframe');
  frame.setAttribute('src', place.getAttribute('data-embed') ?? '');
  place.replaceWith(frame);
}

/** Whether a paragraph is written without `<p>`: where that is usual or recorded, and nothing needs the tag. */
function isBare(paragraph: Element): boolean {
  const { parentElement: holder, previousSibling: previous } = paragraph;
  const wrapping = paragraph.getAttribute('data-wrapping');
  const isOnly = [...(holder?.children ?? [])].filter(({ localName }) => localName === 'p').length === 1;
  const isUsual = /^(li|th|td)$/.test(holder?.localName ?? '') && isOnly;
  if (wrapping === 'wrapped' || (wrapping === null && !isUsual)) return false;
  if (paragraph.attributes.length > (wrapping === null ? 0 : 1)) return false;
  // Two adjacent texts would merge.
  if (previous !== null && !isBlock(previous)) return false;
  return !isEmpty(paragraph) || holder?.childNodes.length === 1;
}

function restoreTable(table: HTMLTableElement) {
  const rows = [...table.rows];
  const sections = rows.map((row) => row.getAttribute('data-section'));
  let section: HTMLElement | null = null;
  table.replaceChildren();
  rows.forEach((row, index) => {
    const name = sections[index] ?? newRowSection(rows, sections, index);
    sections[index] = name;
    if (section?.localName !== name || row.hasAttribute('data-opens-section')) {
      section = table.ownerDocument.createElement(name);
      table.append(section);
    }
    row.removeAttribute('data-section');
    row.removeAttribute('data-opens-section');
    section.append(row);
  });
  const wrapper = table.parentElement;
  if (wrapper?.hasAttribute('data-captioned-table')) restoreCaption(wrapper, table);
}

/** Puts a new row into the head when a row of the head follows it, or when it holds only titles and no body row precedes it. */
function newRowSection(rows: HTMLTableRowElement[], sections: (string | null)[], index: number): string {
  const isOfTitles = [...(rows[index]?.cells ?? [])].every(({ localName }) => localName === 'th');
  const isHead = sections[index + 1] === 'thead' || (isOfTitles && (index === 0 || sections[index - 1] === 'thead'));
  return isHead ? 'thead' : 'tbody';
}

function restoreCaption(wrapper: Element, table: Element) {
  const text = wrapper.querySelector('[data-table-caption]');
  if (text && !isEmpty(text)) {
    const caption = table.ownerDocument.createElement('caption');
    for (const { name, value } of text.attributes) if (name !== 'data-table-caption') caption.setAttribute(name, value);
    caption.append(...text.childNodes);
    table.prepend(caption);
  }
  wrapper.replaceWith(table);
}

/** Doubles a leading line break in `pre`, because parsers skip the first one. */
function keepFirstLineEnd(text: Element) {
  if (text.textContent.startsWith('\n')) text.prepend('\n');
}

/** Writes one element per line where white space has no meaning, as in the site's own articles. */
function writeOnLines(holder: Element) {
  const isOpen = holder.localName !== 'body' && holder.localName !== 'blockquote';
  for (const node of [...holder.childNodes]) {
    if (isOpen || (node !== holder.firstChild && isBlock(node))) node.before('\n');
  }
  if (isOpen && holder.hasChildNodes()) holder.append('\n');
}
