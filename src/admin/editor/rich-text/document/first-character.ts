import { Extension } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Inserts the first typed character of a block or line. When Chromium inserts it, the caret sometimes stays before that character,
 * and the second character would stand before the first.
 */
export const FirstCharacter = Extension.create({
  name: 'firstCharacter',
  addProseMirrorPlugins: () => [new Plugin({ props: { handleKeyPress: insertFirstCharacter } })],
});

function insertFirstCharacter(view: EditorView, { key }: KeyboardEvent): boolean {
  const { selection } = view.state;
  const { $from, $to, from, to } = selection;
  const isBesideText = ($from.nodeBefore?.isText ?? false) || ($to.nodeAfter?.isText ?? false);
  // A longer `key` is the name of a key without a character, such as Enter.
  if (!(selection instanceof TextSelection) || isBesideText || key.length !== 1) return false;
  const insertion = () => view.state.tr.insertText(key).scrollIntoView();
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, key, insertion))) view.dispatch(insertion());
  return true;
}
