/**
 * Makes an element. Children that are texts become text nodes, so no HTML in them runs.
 * @param properties properties of the element: ARIA as `role`, `ariaLabel`…; event handlers (`onclick`), which prevent
 * the default by returning false
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';
const ICON_ATTRIBUTES = { viewBox: '0 0 24 24', width: '24', height: '24', 'aria-hidden': 'true' };

/** Makes an icon of one path, 24 units wide and high, hidden from screen readers. */
export function icon(drawing: string): SVGElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', drawing);
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries(ICON_ATTRIBUTES)) svg.setAttribute(name, value);
  svg.append(path);
  return svg;
}
