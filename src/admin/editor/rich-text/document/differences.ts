import { canonicalHtml, keptAttributes } from './canonical-html.ts';
import { describeDifference } from './copy.ts';
import { inertBody, isElement } from './inert-html.ts';
import { parseArticle } from './parse-article.ts';
import { serialiseArticle } from './serialise-article.ts';

export type MarkupChange =
  | { kind: 'attribute-lost'; name: string; element: string; count: number }
  | { kind: 'element-lost' | 'element-added'; element: string; count: number }
  | { kind: 'comment-lost'; count: number }
  | { kind: 'text-changed' }
  | { kind: 'order-changed' };

export type MarkupDifference = MarkupChange & {
  /** In French, for the writer: « l’attribut class de 3 paragraphes ». */
  description: string;
};

/** Returns the HTML as the editor would write it, without the content that it cannot hold. */
export function cleanedForEditing(html: string): string {
  return serialiseArticle(parseArticle(html));
}

/** Lists the changes that the editor would make to a text by opening it. A text with such changes is protected. */
export function wouldChange(html: string): MarkupDifference[] {
  const cleaned = cleanedForEditing(html);
  if (canonicalHtml(cleaned) === canonicalHtml(html)) return [];
  const changes = changesBetween(census(inertBody(html)), census(inertBody(cleaned)));
  const listed: MarkupChange[] = changes.length > 0 ? changes : [{ kind: 'order-changed' }];
  return listed.map((change) => ({ ...change, description: describeDifference(change) }));
}

interface Census {
  elements: Map<string, number>;
  /** Counts of attributes, keyed by the names of element and attribute, such as `a href`. */
  attributes: Map<string, number>;
  comments: number;
  text: string;
}

function census(body: HTMLElement): Census {
  const result: Census = { elements: new Map(), attributes: new Map(), comments: 0, text: '' };
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const visit = (node: Node) => {
    if (node.nodeType === 3) result.text += node.textContent ?? '';
    if (node.nodeType === 8) result.comments += 1;
    if (isElement(node)) {
      const attributes = keptAttributes(node);
      if (node.localName !== 'span' || attributes.length > 0) count(result.elements, node.localName);
      for (const { name } of attributes) count(result.attributes, `${node.localName} ${name}`);
    }
    node.childNodes.forEach(visit);
  };
  body.childNodes.forEach(visit);
  return result;
}

function changesBetween(before: Census, after: Census): MarkupChange[] {
  const changes: MarkupChange[] = [];
  for (const [element, count] of fewer(before.elements, after.elements))
    changes.push({ kind: 'element-lost', element, count });
  for (const [element, count] of fewer(after.elements, before.elements))
    changes.push({ kind: 'element-added', element, count });
  for (const [key, count] of fewer(before.attributes, after.attributes)) {
    const [element = '', name = ''] = key.split(' ');
    const isLostWithElement = (before.elements.get(element) ?? 0) > 0 && !after.elements.has(element);
    if (!isLostWithElement) changes.push({ kind: 'attribute-lost', name, element, count });
  }
  if (before.comments > after.comments) changes.push({ kind: 'comment-lost', count: before.comments - after.comments });
  if (withoutSpaces(before.text) !== withoutSpaces(after.text)) changes.push({ kind: 'text-changed' });
  return changes;
}

/** Returns the keys that have a lower count in the second map, each with the difference of the counts. */
function fewer(first: Map<string, number>, second: Map<string, number>): [string, number][] {
  return [...first]
    .map(([key, count]): [string, number] => [key, count - (second.get(key) ?? 0)])
    .filter(([, count]) => count > 0);
}

function withoutSpaces(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, '');
}
