import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection, type EditorState, type Selection } from '@tiptap/pm/state';
import type { TextPlace } from '../../../core/editing/rich-text-handle.ts';
import { elementRange } from './document/parse-article.ts';

/**
 * Selects a place and scrolls it to the middle of the window. Only focuses the text when the place is missing.
 *
 * @param html stored text in which the place was counted
 */
export function revealPlace(editor: Editor, html: string, { selector, index }: TextPlace): void {
  const range = elementRange(html, (body) => body.querySelectorAll(selector)[index]);
  editor.view.focus();
  if (!range) return;
  const selection = selectionOf(editor.state, range);
  editor.view.dispatch(editor.state.tr.setSelection(selection));
  if (!editor.view.editable) selectInPage(editor, selection);
  elementAt(editor, selection)?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** Selects a picture as a whole, or the words of a link or heading. */
function selectionOf({ doc }: EditorState, range: { from: number; to: number }): Selection {
  const from = Math.min(range.from, doc.content.size);
  const to = Math.min(range.to, doc.content.size);
  const node = doc.nodeAt(from);
  if (node?.isAtom && !node.isText) return NodeSelection.create(doc, from);
  return TextSelection.between(doc.resolve(from), doc.resolve(to));
}

/** Sets the browser's selection, which the editor does not manage while its text cannot be edited. */
function selectInPage({ view }: Editor, { from, to }: Selection): void {
  const [start, end] = [view.domAtPos(from), view.domAtPos(to)];
  view.dom.ownerDocument.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

function elementAt({ view }: Editor, selection: Selection): Element | null {
  const node =
    selection instanceof NodeSelection ? view.nodeDOM(selection.from) : view.domAtPos(selection.from, 1).node;
  return node instanceof Element ? node : (node?.parentElement ?? null);
}
