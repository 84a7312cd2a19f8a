import { Extension } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Inserts the first typed character of a block or line. Chromium sometimes leaves the caret before a character that it inserts
 * itself beside no text: the next one would stand before it.
 */
export const FirstCharacter = Extension.create({
  name: 'firstCharacter',
  addProseMirrorPlugins: () => [new Plugin({ props: { handleKeyPress: insertFirstCharacter } })],
});

function insertFirstCharacter(view: EditorView, { key }: KeyboardEvent): boolean {
  const { selection } = view.state;
  const { $from, $to, from, to } = selection;
  const isBesideText = ($from.nodeBefore?.isText ?? false) || ($to.nodeAfter?.isText ?? false);
  // Enter has a name here, and no character.
  if (!(selection instanceof TextSelection) || isBesideText || key.length !== 1) return false;
  const insertion = () => view.state.tr.insertText(key).scrollIntoView();
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, key, insertion))) view.dispatch(insertion());
  return true;
}
