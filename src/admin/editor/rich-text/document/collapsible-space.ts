import type { Node as DocumentNode } from '@tiptap/pm/model';
import { leafText } from './leaf-text.ts';

/** White space at either end of a line, or after other white space, which HTML collapses. */
const COLLAPSIBLE = /(?:^|[ \t\n])[ \t]|[ \t](?:$|\n)/;

/**
 * Whether a document has spaces that are lost when its HTML is parsed again, so that positions in the two documents differ. Takes a
 * few milliseconds on a long text.
 */
export function hasCollapsibleSpace(document: DocumentNode): boolean {
  let isFound = false;
  document.descendants((node) => {
    if (isFound || !node.isTextblock) return !isFound;
    const text = node.textBetween(0, node.content.size, undefined, leafText);
    isFound = !node.type.spec.code && COLLAPSIBLE.test(text);
    return false;
  });
  return isFound;
}
