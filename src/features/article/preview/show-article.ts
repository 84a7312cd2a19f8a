import type { TextFieldName } from '../../../core/article/article-fields.ts';
import type { Heading } from '../../../core/article/body.ts';
import { DEFAULT_COVER } from '../../../core/article/cover.ts';
import type { PreviewedArticle } from '../../../core/editing/previewed-article.ts';
import { PRODUCT_NAME } from '../../../core/product.ts';
import { bindHyphenTails } from '../../../core/text/hyphens.ts';
import { element } from '../../../presentation/dom/element.ts';
import { ARTICLE_COPY } from '../copy.ts';
import { LONG_TITLE } from '../long-title.ts';
import { bodyNodes } from './body-nodes.ts';
import { PREVIEW_COPY } from './copy.ts';
import type { PreviewParts } from './parts.ts';

/** Replaces the article on the page; parts that are the same in both stay untouched. */
export function showArticle(parts: PreviewParts, article: PreviewedArticle): void {
  const { title, body } = article;
  document.title = `${PREVIEW_COPY.documentTitle(title)} – ${PRODUCT_NAME}`;
  setText(parts.section, ARTICLE_COPY.section[article.contentType]);
  parts.section.href = article.listAddress;
  setText(parts.trail, title);
  setText(parts.title, bindHyphenTails(title));
  parts.title.classList.toggle('long', title.length > LONG_TITLE);
  showDate(parts, article);
  showCover(parts.cover, article);

  const hasContents = body.tableOfContents.length > 0;
  parts.columns.classList.toggle('beside', hasContents);
  if (hasContents) showContents(parts.contents, body.tableOfContents);
  place(parts.contents, hasContents, parts.text);
  for (const field of parts.fields) setText(field, article.texts[field.dataset['field'] as TextFieldName]);
  showText(parts, article);
}

function showDate({ chips, dated, time }: PreviewParts, article: PreviewedArticle): void {
  setText(time, article.dateLabel);
  time.dateTime = article.publishedAt;
  patchChildren(dated, [time, new Text(` · ${article.readingTime.replaceAll(' ', '\u00a0')}`)]);
  patchChildren(
    chips,
    article.categories.map((name) => element('li', {}, [element('span', { className: 'chip' }, [name])])),
  );
  place(chips, article.categories.length > 0, dated);
}

function showCover(cover: HTMLImageElement, { cover: source, texts }: PreviewedArticle): void {
  cover.alt = texts.imageAlt;
  // Compares with the wanted address, because the default cover replaces `src` when a cover cannot be loaded.
  if ((cover.dataset['wanted'] ?? cover.getAttribute('src')) === source) return;
  cover.dataset['wanted'] = source;
  cover.onerror = () => {
    cover.onerror = null;
    cover.src = DEFAULT_COVER;
  };
  cover.src = source;
}

function showContents(contents: HTMLElement, headings: Heading[]): void {
  const list = contents.querySelector('ol');
  if (!list) return;
  const entries = headings.map(({ id, text, level }) =>
    element('li', level === 3 ? { className: 'sub' } : {}, [element('a', { href: `#${id}`, dir: 'auto' }, [text])]),
  );
  patchChildren(list, entries);
}

function showText({ text, call, prose, invitation, newEmbed }: PreviewParts, { body }: PreviewedArticle): void {
  const [first, second] = body.parts;
  const present = [...text.querySelectorAll<HTMLElement>(':scope > .prose')];
  const proseOf = (html: typeof first, index: number) => {
    const own = present[index] ?? (prose.cloneNode(false) as HTMLElement);
    patchChildren(own, bodyNodes(html, body.embeds, newEmbed));
    return own;
  };
  patchChildren(text, [
    ...(first === '' ? [] : [proseOf(first, 0)]),
    ...(second === undefined ? [] : [call, proseOf(second, 1)]),
    invitation,
  ]);
}

/** Inserts a part of the page before `next`, or removes it. */
function place(part: HTMLElement, isShown: boolean, next: HTMLElement): void {
  if (!isShown) part.remove();
  else if (!part.isConnected) next.before(part);
}

function setText(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}

/**
 * Replaces an element's children but keeps equal nodes at the start and the end, so that pictures are not loaded again and the
 * reader's place does not jump.
 */
function patchChildren(parent: Element, wanted: readonly Node[]): void {
  const present = [...parent.childNodes];
  const most = Math.min(present.length, wanted.length);
  let start = 0;
  while (start < most && isSame(present[start], wanted[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(present.at(-1 - end), wanted.at(-1 - end))) end += 1;
  const after = present[present.length - end] ?? null;
  for (const node of present.slice(start, present.length - end)) node.remove();
  for (const node of wanted.slice(start, wanted.length - end)) parent.insertBefore(node, after);
}

function isSame(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && (one === other || one.isEqualNode(other));
}
