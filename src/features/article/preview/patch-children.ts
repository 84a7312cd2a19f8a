/**
 * Replaces an element's children but keeps equal nodes at the start and the end, so that pictures are not loaded again and the
 * reader's place does not jump.
 */
export function patchChildren(parent: Element, wanted: readonly Node[]): void {
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
