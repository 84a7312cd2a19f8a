import { isBlank, isBlock, isElement } from '../inert-html.ts';
import { rename, unwrap } from './pasted-formats.ts';

const BOXES =
  'div, section, article, header, footer, main, nav, aside, address, center, form, details, dl, dt, dd, fieldset';

/** Turns `div` and similar boxes into paragraphs, nests lists correctly, and drops empty paragraphs. */
export function setBlocks(body: HTMLElement): void {
  for (const break_ of body.querySelectorAll('br.Apple-interchange-newline')) break_.remove();
  // Drops a blank line next to a block.
  for (const line of body.querySelectorAll('br')) {
    if ([line.previousElementSibling, line.nextElementSibling].some((next) => next && isBlock(next))) line.remove();
  }
  // Innermost first: an outer box is removed once the inner ones are paragraphs.
  for (const box of [...body.querySelectorAll(BOXES)].reverse()) setBox(box);
  setBox(body);
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) nestList(list);
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    trimBreaks(paragraph);
    if (isEmpty(paragraph)) paragraph.remove();
  }
  for (const item of body.querySelectorAll(':is(li, td, th) > p')) {
    const paragraphs = [...(item.parentElement?.children ?? [])].filter(({ localName }) => localName === 'p');
    if (paragraphs.length === 1) unwrap(item);
  }
}

function setBox(box: Element) {
  const isRoot = box.localName === 'body';
  const hasBlocks = [...box.childNodes].some(isBlock);
  if (!hasBlocks && !isRoot) {
    const isRightToLeft = box.getAttribute('dir') === 'rtl';
    const paragraph = rename(box, 'p');
    if (isRightToLeft) paragraph.setAttribute('dir', 'rtl');
    return;
  }
  if (hasBlocks) wrapRuns(box);
  if (!isRoot) unwrap(box);
}

function wrapRuns(box: Element) {
  let paragraph: Element | null = null;
  for (const node of [...box.childNodes]) {
    if (isBlock(node)) paragraph = null;
    else if (paragraph === null && node.nodeType === 3 && isBlank(node.textContent)) continue;
    else {
      if (paragraph === null) {
        paragraph = box.ownerDocument.createElement('p');
        node.before(paragraph);
      }
      paragraph.append(node);
    }
  }
}

function nestList(list: Element) {
  const previous = list.previousElementSibling;
  if (previous?.localName === 'li') previous.append(list);
  else if (previous && ['ul', 'ol'].includes(previous.localName)) previous.append(...list.children);
  else {
    // A list may begin at a deeper level than it continues.
    const item = list.ownerDocument.createElement('li');
    list.before(item);
    item.append(list);
  }
}

function trimBreaks(paragraph: Element) {
  for (let last = paragraph.lastChild; last; last = paragraph.lastChild) {
    const isSpace = last.nodeType === 3 && isBlank(last.textContent);
    if (!isSpace && !(isElement(last) && last.localName === 'br')) return;
    last.remove();
  }
}

function isEmpty(paragraph: Element): boolean {
  return (
    paragraph.textContent.replace(/[\s\u00a0\u200b\ufeff]/g, '') === '' &&
    paragraph.querySelector('img, iframe') === null
  );
}
