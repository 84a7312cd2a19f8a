import { ALLOWED_ATTRIBUTES, DISCARDED_WITH_CONTENT } from '../../../../../core/article/allow-list.ts';
import { inertBody } from '../inert-html.ts';
import { noteStructure } from '../parse-article.ts';
import type { PasteRules } from './paste-rules.ts';
import { setBlocks } from './pasted-blocks.ts';
import { makeFormats, unwrap } from './pasted-formats.ts';
import { setLinks } from './pasted-links.ts';
import { setFrames, takePictures, type PastedPictures } from './pasted-pictures.ts';
import { makeWordLists } from './word-lists.ts';

interface CleanedPaste extends PastedPictures {
  html: string;
}

/** Names of the elements of Word that hold drawings and fields, not text. */
const DRAWN = /^(?:v:|w:sdtpr|o:smarttagtype|m:)/;

/** Reduces HTML from Word, Google Docs, LibreOffice or a web page to titles, paragraphs, lists, tables, links and formats. */
export function cleanPastedHtml(html: string, rules: PasteRules): CleanedPaste {
  const body = inertBody(html);
  for (const element of body.querySelectorAll([...DISCARDED_WITH_CONTENT, 'meta', 'link', 'colgroup'].join()))
    element.remove();
  makeWordLists(body);
  dropMarks(body);
  const pictures = takePictures(body, rules);
  setFrames(body);
  setLinks(body, rules.siteHost);
  makeFormats(body);
  for (const element of body.querySelectorAll('*')) keepAllowed(element);
  setBlocks(body);
  for (const span of body.querySelectorAll('span:not([dir])')) unwrap(span);
  noteStructure(body);
  for (const element of body.querySelectorAll('[data-wrapping]')) element.removeAttribute('data-wrapping');
  return { html: body.innerHTML, ...pictures };
}

function dropMarks(body: HTMLElement) {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (comments.nextNode()) found.push(comments.currentNode as Comment);
  for (const comment of found) comment.remove();
  for (const space of body.querySelectorAll('.Apple-converted-space')) space.replaceWith(' ');
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    if (!element.localName.includes(':')) continue;
    if (DRAWN.test(element.localName)) element.remove();
    else unwrap(element);
  }
}

/**
 * Keeps only the attributes that the allow-list has for the element, and `rtl`. Drops the languages, which Word sets on every word,
 * and `ltr`, which Google Docs sets on every paragraph.
 */
function keepAllowed(element: Element) {
  const allowed = ALLOWED_ATTRIBUTES[element.localName] ?? [];
  for (const { name, value } of [...element.attributes]) {
    const isKept =
      name === 'class'
        ? value === 'Apple-interchange-newline'
        : name === 'dir'
          ? value === 'rtl'
          : allowed.includes(name);
    if (!isKept) element.removeAttribute(name);
  }
}
