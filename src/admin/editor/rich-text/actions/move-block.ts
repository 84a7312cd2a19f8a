import { Fragment, type NodeRange } from '@tiptap/pm/model';
import { Selection, type EditorState, type Transaction } from '@tiptap/pm/state';

/** Blocks whose children cannot be moved. */
const FIXED_INSIDE = ['table', 'tableRow', 'captionedTable', 'figure'];

/**
 * Moves the selected blocks past their neighbour. A list item moves within its list; at either end, the whole list moves.
 * @returns null where there is no neighbour
 */
export function moveBlock(state: EditorState, direction: 'up' | 'down'): Transaction | null {
  const range = movableRange(state, direction);
  if (!range) return null;
  const { parent, startIndex, endIndex, start, end } = range;
  const moved: ReturnType<typeof parent.child>[] = [];
  for (let index = startIndex; index < endIndex; index += 1) moved.push(parent.child(index));

  const neighbour = parent.child(direction === 'up' ? startIndex - 1 : endIndex);
  const size = neighbour.nodeSize;
  const shift = direction === 'up' ? -size : size;
  const tr =
    direction === 'up'
      ? state.tr.replaceWith(start - size, end, Fragment.from([...moved, neighbour]))
      : state.tr.replaceWith(start, end + size, Fragment.from([neighbour, ...moved]));
  const selection = state.selection.toJSON() as Record<string, unknown>;
  for (const name of ['anchor', 'head']) {
    if (typeof selection[name] === 'number') selection[name] += shift;
  }
  return tr.setSelection(Selection.fromJSON(tr.doc, selection)).scrollIntoView();
}

function movableRange({ selection }: EditorState, direction: 'up' | 'down'): NodeRange | null {
  const { $from, $to } = selection;
  for (let depth = $from.depth; depth >= 0; depth -= 1) {
    const range = $from.blockRange($to, (node) => node === $from.node(depth));
    if (!range || isInside(range)) continue;
    if (direction === 'up' ? range.startIndex > 0 : range.endIndex < range.parent.childCount) return range;
  }
  return null;
}

function isInside(range: NodeRange): boolean {
  for (let depth = range.depth; depth > 0; depth -= 1) {
    if (FIXED_INSIDE.includes(range.$from.node(depth).type.name)) return true;
  }
  return false;
}
