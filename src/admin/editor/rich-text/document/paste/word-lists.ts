const ORDERED = /^\(?(?:\d+|[a-z]{1,3}|[ivxlcdm]+)[.)°]?$/i;

interface Item {
  element: HTMLElement;
  level: number;
  isOrdered: boolean;
  /** Null without a number. */
  number: number | null;
}

/** Makes lists of Word's paragraphs, which state their level in the style and carry their bullet or number in the text. */
export function makeWordLists(body: HTMLElement): void {
  const paragraphs = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, div')];
  const items = new Map(
    paragraphs.flatMap((element) => {
      const item = readItem(element);
      return item ? [[element as Element, item]] : [];
    }),
  );
  for (const [element, first] of items) {
    const previous = element.previousElementSibling;
    if (previous && items.has(previous)) continue;
    const run: Item[] = [];
    for (let next: Item | undefined = first; next;) {
      run.push(next);
      const { nextElementSibling }: Element = next.element;
      next = nextElementSibling ? items.get(nextElementSibling) : undefined;
    }
    element.before(...listsOf(run));
    for (const { element: made } of run) made.remove();
  }
}

function readItem(element: HTMLElement): Item | null {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return null;
  const marker = takeMarker(element).replace(/[\s\u00a0]+/g, '');
  const isOrdered = marker !== 'o' && ORDERED.test(marker);
  const number = /\d+/.exec(marker)?.[0];
  return { element, level: Number(level), isOrdered, number: isOrdered && number ? Number(number) : null };
}

/** Removes the bullet or number from the text and returns it. */
function takeMarker(element: HTMLElement): string {
  const ignored = [...element.querySelectorAll('[style]')].find((child) =>
    /mso-list:\s*ignore/i.test(child.getAttribute('style') ?? ''),
  );
  if (ignored) {
    ignored.remove();
    return ignored.textContent;
  }
  // Some browsers keep the surrounding comments and drop the style.
  const comments = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_COMMENT);
  let start: Node | null;
  do start = comments.nextNode();
  while (start !== null && !/\[if !supportLists\]/i.test(start.textContent ?? ''));
  let text = '';
  while (
    start?.nextSibling &&
    !(start.nextSibling.nodeType === 8 && /\[endif\]/i.test(start.nextSibling.textContent ?? ''))
  ) {
    text += start.nextSibling.textContent ?? '';
    start.nextSibling.remove();
  }
  return text;
}

function listsOf(items: Item[]): HTMLElement[] {
  const made: HTMLElement[] = [];
  let open: { level: number; list: HTMLElement }[] = [];
  for (const item of items) {
    const { ownerDocument } = item.element;
    open = open.filter(({ level }) => level <= item.level);
    let last = open.at(-1);
    const name = item.isOrdered ? 'ol' : 'ul';
    if (last?.level !== item.level || last.list.localName !== name) {
      const list = ownerDocument.createElement(name);
      if (item.number !== null && item.number > 1) list.setAttribute('start', String(item.number));
      if (last?.level === item.level) open.pop();
      const holder = open.at(-1)?.list.lastElementChild;
      if (holder) holder.append(list);
      else made.push(list);
      last = { level: item.level, list };
      open.push(last);
    }
    const entry = ownerDocument.createElement('li');
    entry.append(...item.element.childNodes);
    last.list.append(entry);
  }
  return made;
}
