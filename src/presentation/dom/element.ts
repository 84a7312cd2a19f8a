/**
 * Makes an element. Texts become text nodes: whatever they hold is read, never run.
 *
 * @param properties properties of the element: ARIA by `role`, `ariaLabel`…; event handlers (`onclick`), which prevent what
 *   the browser does by returning false
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

/** Makes a picture of one path, 24 units wide and high, that says nothing by itself. */
export function icon(drawing: string): SVGElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', drawing);
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries(ICON_ATTRIBUTES)) svg.setAttribute(name, value);
  svg.append(path);
  return svg;
}
