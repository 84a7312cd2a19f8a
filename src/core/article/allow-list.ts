/** Tags that an article's HTML may contain; the build and the editor both clean by it. */
export const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'figure', 'figcaption', 'img', 'a'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small', 'code', 'pre', 'span', 'div'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'bdi', 'bdo', 'iframe'],
] as const;

/** Attributes by tag; no `style` (blocked by the page's policy), no `class`, no `id`, no handler. */
export const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start', 'reversed'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  // Only addresses that `embed.ts` writes for its players; any other `iframe` is removed with its content.
  iframe: ['src'],
  '*': ['dir', 'lang'],
};

/** Elements that cleaning removes with everything inside them. */
export const DISCARDED_WITH_CONTENT = [
  ...['script', 'style', 'textarea', 'select', 'option', 'noscript', 'template', 'object', 'embed', 'svg', 'math'],
  ...['title', 'xml'],
];

export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel'];
