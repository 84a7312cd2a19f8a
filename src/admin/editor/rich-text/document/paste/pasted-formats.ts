/** Turns styles into format elements: Google Docs writes every format as a style. */
export function makeFormats(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (isNormal(declaredStyle(element).fontWeight)) unwrap(element);
  }
  for (const element of body.querySelectorAll<HTMLElement>('i, em')) {
    if (declaredStyle(element).fontStyle === 'normal') unwrap(element);
  }
  for (const element of body.querySelectorAll<HTMLElement>('strike, del')) rename(element, 's');
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const formats = formatsOf(element);
    element.removeAttribute('style');
    for (const format of formats) {
      if (element.closest(format) === null) wrapContent(element, format);
    }
  }
  // A title is bold already.
  for (const element of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) unwrap(element);
}

function formatsOf(element: HTMLElement): string[] {
  const { fontWeight, fontStyle, textDecorationLine, textDecoration, verticalAlign } = declaredStyle(element);
  const lines = `${textDecorationLine} ${textDecoration}`;
  const isText = !/^(t[dhr]|table|thead|tbody|col)$/.test(element.localName);
  const formats = [
    fontWeight !== '' && !isNormal(fontWeight) && fontWeight !== 'inherit' && 'strong',
    (fontStyle === 'italic' || fontStyle === 'oblique') && 'em',
    // A link's underline belongs to the link.
    lines.includes('underline') && element.closest('a') === null && element.querySelector('a') === null && 'u',
    lines.includes('line-through') && 's',
    isText && verticalAlign === 'super' && 'sup',
    isText && verticalAlign === 'sub' && 'sub',
  ];
  return formats.filter((format) => format !== false);
}

/**
 * Reads an element's style attribute through a detached element of the page: the content security policy empties `element.style` in
 * documents of `DOMParser`.
 */
function declaredStyle(element: HTMLElement): CSSStyleDeclaration {
  const { style } = document.createElement('span');
  style.cssText = element.getAttribute('style') ?? '';
  return style;
}

function isNormal(weight: string): boolean {
  return weight === 'normal' || weight === 'lighter' || (/^\d+$/.test(weight) && Number(weight) < 600);
}

function wrapContent(element: HTMLElement, name: string) {
  // A format stands inside blocks, never around them.
  const blocks = element.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, li, td, th');
  for (const holder of blocks.length > 0 ? blocks : [element]) {
    if (holder.querySelector('p, li, td, table, ul, ol') !== null || holder.textContent === '') continue;
    const format = holder.ownerDocument.createElement(name);
    format.append(...holder.childNodes);
    holder.append(format);
  }
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
