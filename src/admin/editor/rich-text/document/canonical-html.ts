import { escapeHtml } from '../../../../core/text/escape.ts';
import { inertBody, isBlank, isBlock, isElement } from './inert-html.ts';

/** Attributes that cleaning always sets, whatever is stored. */
const ADDED_BY_CLEANING: Record<string, string[]> = { a: ['target', 'rel'], img: ['loading', 'decoding'] };

/**
 * Normalises HTML: texts that look the same on a page become equal. Spaces between blocks, the order of attributes, and the order
 * of formats around the same text do not count.
 */
export function canonicalHtml(html: string): string {
  const canonical = childrenOf(inertBody(html), false);
  return canonical === EMPTY_PARAGRAPH ? '' : canonical;
}

/** HTML that an editor leaves when all text is deleted. */
const EMPTY_PARAGRAPH = '<p></p>\n';

interface Run {
  /** Opening tags of the enclosing formats. */
  formats: string[];
  content: string;
}

function childrenOf(holder: Node, isPreformatted: boolean): string {
  let result = '';
  let runs: Run[] = [];
  const write = () => {
    result += written(isPreformatted ? runs : collapsed(runs));
    runs = [];
  };
  for (const node of holder.childNodes) {
    if (!isBlock(node)) runs.push(...inlineRuns(node, [], isPreformatted));
    else {
      write();
      const block = blockOf(node, isPreformatted);
      if (block !== '') result += block;
    }
  }
  write();
  return result;
}

function blockOf(element: HTMLElement, isPreformatted: boolean): string {
  const content = childrenOf(element, isPreformatted || element.localName === 'pre');
  if (['figcaption', 'caption', 'thead', 'tbody'].includes(element.localName) && content === '') return '';
  return `${openingTag(element)}${content}</${element.localName}>\n`;
}

/** Returns the attributes of an element, without those that cleaning sets and those that state a default. */
export function keptAttributes(element: Element): Attr[] {
  const dropped = ADDED_BY_CLEANING[element.localName] ?? [];
  const isCountedFromOne =
    element.localName === 'ol' && element.getAttribute('start') === '1' && !element.hasAttribute('reversed');
  return [...element.attributes].filter(
    ({ name }) => !dropped.includes(name) && !(name === 'start' && isCountedFromOne),
  );
}

function openingTag(element: Element): string {
  const attributes = keptAttributes(element).map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`);
  return `<${element.localName}${attributes.sort().join('')}>`;
}

function inlineRuns(node: Node, formats: string[], isPreformatted: boolean): Run[] {
  if (node.nodeType === 3) return [{ formats, content: escapeHtml(node.textContent ?? '') }];
  if (node.nodeType === 8) return [{ formats, content: `<!--${node.textContent ?? ''}-->` }];
  if (isBlock(node)) return [{ formats, content: blockOf(node, isPreformatted) }];
  if (!isElement(node)) return [];
  if (['br', 'img', 'script', 'style', 'template', 'svg', 'math'].includes(node.localName)) {
    return [{ formats, content: `${openingTag(node)}${escapeHtml(node.textContent)}` }];
  }
  const tag = openingTag(node);
  // Keeps an empty element that is visible or a target: an anchor, a field, a video.
  if (!node.hasChildNodes() && (node.attributes.length > 0 || node.localName.includes('-')))
    return [{ formats, content: tag }];
  // A span without attributes has no effect.
  const inner = tag === '<span>' ? formats : [...new Set([...formats, tag])].sort();
  return [...node.childNodes].flatMap((child) => inlineRuns(child, inner, isPreformatted));
}

/** Collapses spaces as a page does: several into one, none at either end of a line. */
function collapsed(runs: Run[]): Run[] {
  const result: Run[] = [];
  let isAfterSpace = true;
  for (const { formats, content } of runs) {
    if (content.startsWith('<br')) {
      trimEnd(result);
      result.push({ formats: [], content });
      isAfterSpace = true;
      continue;
    }
    let text = content.startsWith('<') ? content : content.replace(/[ \t\r\n\f]+/g, ' ');
    if (isAfterSpace && text.startsWith(' ')) text = text.slice(1);
    if (text === '') continue;
    isAfterSpace = text.endsWith(' ');
    result.push({ formats, content: text });
  }
  trimEnd(result);
  return result;
}

function trimEnd(runs: Run[]) {
  for (let last = runs.at(-1); last; last = runs.at(-1)) {
    last.content = last.content.replace(/ $/, '');
    if (!isBlank(last.content)) return;
    runs.pop();
  }
}

function written(runs: Run[]): string {
  let result = '';
  let open: string[] = [];
  for (const { formats, content } of runs) {
    if (formats.join() !== open.join()) result += `${'</>'.repeat(open.length)}${formats.join('')}`;
    open = formats;
    result += content;
  }
  return result + '</>'.repeat(open.length);
}
