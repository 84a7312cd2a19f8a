import type { Editor, Range } from '@tiptap/core';
import { TextSelection, type EditorState } from '@tiptap/pm/state';

/** Returns the selection as a text range: Ctrl+A would otherwise begin before the first words. */
export function selectedRange({ selection }: EditorState): Range {
  const { $from, $to } = selection;
  const { from, to } = TextSelection.between($from, $to);
  return { from, to };
}

export function linkedText(editor: Editor, { from, to }: Range): string {
  return editor.state.doc.textBetween(from, to, ' ');
}

interface LinkedText {
  href: string;
  text: string;
  /** Whether the words have changed; unchanged words keep their formats. */
  isTextNew: boolean;
}

/** Sets a link on a range, as one change; the caret moves behind it. */
export function setLinkedText(editor: Editor, range: Range, { href, text, isTextNew }: LinkedText) {
  const mark = editor.schema.marks['link']?.create({ href });
  if (!mark) return;
  const { tr } = editor.state;
  let end = range.to;
  if (isTextNew) {
    const around = editor.state.doc.resolve(range.from).marks();
    const marks = mark.addToSet(around.filter(({ type }) => type !== mark.type));
    tr.replaceWith(range.from, range.to, editor.schema.text(text, marks));
    end = range.from + text.length;
  } else {
    tr.removeMark(range.from, range.to, mark.type).addMark(range.from, range.to, mark);
  }
  tr.removeStoredMark(mark.type);
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus(end);
}
