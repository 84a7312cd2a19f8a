import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';

/**
 * Replaces tables pasted into a cell by the content of their cells: phones cannot show a nested table. Leaves a table that
 * is pasted alone to ProseMirror, which spreads it over this cell and the next ones.
 */
export function withoutNestedTables(slice: Slice, state: EditorState): Slice {
  if (!isInTable(state) || isTableAlone(slice.content) || !holdsTable(slice.content)) return slice;
  return new Slice(unwrapped(slice.content), 0, 0);
}

function isTableAlone(content: Fragment): boolean {
  const [first] = content.content;
  return content.childCount === 1 && first !== undefined && first.type.spec['tableRole'] !== undefined;
}

function holdsTable(content: Fragment): boolean {
  let isFound = false;
  content.descendants(({ type }) => {
    isFound ||= type.spec['tableRole'] === 'table';
    return !isFound;
  });
  return isFound;
}

/** Replaces tables, rows and cells by the blocks inside them. */
function unwrapped(content: Fragment): Fragment {
  return Fragment.from(content.content.flatMap(blocksOf));
}

function blocksOf(node: Node): Node[] {
  if (node.isText || node.isInline) return [node];
  const { type } = node;
  if (type.spec['tableRole'] !== undefined || type.name === 'captionedTable')
    return node.content.content.flatMap(blocksOf);
  if (type.name === 'tableCaption') {
    const paragraph = type.schema.nodes['paragraph'];
    return paragraph && node.content.size > 0 ? [paragraph.create(null, node.content)] : [];
  }
  return [node.isTextblock ? node : node.copy(unwrapped(node.content))];
}
