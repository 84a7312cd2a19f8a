/** Parses HTML without running or loading anything of it. */
export function inertBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;
}

const BLOCKS = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'pre', 'div'],
  ...['figure', 'figcaption', 'iframe', 'table', 'caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'address', 'center', 'form', 'details'],
]);

export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1;
}

export function isBlock(node: Node): node is HTMLElement {
  return isElement(node) && BLOCKS.has(node.localName);
}

/** True for white space that HTML collapses: a no-break space is not blank. */
export function isBlank(text: string | null): boolean {
  return /^[ \t\r\n\f]*$/.test(text ?? '');
}
