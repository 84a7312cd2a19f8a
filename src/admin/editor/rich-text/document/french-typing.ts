import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { frenchReplacement } from '../../../../core/editing/french-typography.ts';
import { leafText } from './leaf-text.ts';

/** How much of a line is looked at before the caret. */
const LOOKED_AT = 300;
/** Number of remembered places where a replacement was taken back. */
const REMEMBERED = 100;

interface Replaced {
  from: number;
  to: number;
  /** Text as it was typed there. */
  typed: string;
}

interface TypingState {
  /** The replacement that the last change made. */
  replaced: Replaced | null;
  /** Where one was taken back: none happens there again. */
  spared: readonly number[];
}

interface Change {
  replaced?: Replaced;
  spared?: number;
  isForgotten?: boolean;
}

/** Keys after which Backspace is a plain one, wherever the caret has come back to. */
const MOVES = /^(Arrow|Home|End|Page|Enter|Tab|Escape|Delete)/;

const KEY = new PluginKey<TypingState>('frenchTyping');

/** Sets French typography while one types. Never while a character is composed, in code, or where an address is typed. */
export const FrenchTyping = Extension.create<{ isOn: () => boolean }>({
  name: 'frenchTyping',
  // After the rules that make titles and lists of what is typed.
  priority: 50,
  addOptions: () => ({ isOn: () => true }),
  addProseMirrorPlugins() {
    const { isOn } = this.options;
    return [
      new Plugin<TypingState>({
        key: KEY,
        state: { init: () => ({ replaced: null, spared: [] }), apply: nextState },
        props: {
          handleTextInput: (view, from, to, text) => !view.composing && isOn() && type(view, from, to, text),
          handleKeyDown: (view, { key, ctrlKey, metaKey, altKey }) => {
            if (key === 'Backspace' && !ctrlKey && !metaKey && !altKey) return takeBack(view);
            if (MOVES.test(key) && KEY.getState(view.state)?.replaced) {
              view.dispatch(view.state.tr.setMeta(KEY, { isForgotten: true } satisfies Change));
            }
            return false;
          },
        },
      }),
    ];
  },
});

function nextState(transaction: Transaction, { replaced, spared }: TypingState): TypingState {
  const change = transaction.getMeta(KEY) as Change | undefined;
  if (change?.replaced) return { replaced: change.replaced, spared };
  if (change?.isForgotten) return { replaced: null, spared };
  if (!transaction.docChanged) return { replaced: transaction.selectionSet ? null : replaced, spared };
  const isUndone = replaced !== null && transaction.getMeta('history$') !== undefined;
  const added = change?.spared ?? (isUndone ? replaced.from : undefined);
  const moved = spared.map((position) => transaction.mapping.map(position, -1));
  return { replaced: null, spared: added === undefined ? moved : [...moved, added].slice(-REMEMBERED) };
}

/** Types a text, then what it asks for, each undone by itself. */
function type(view: EditorView, from: number, to: number, text: string): boolean {
  const typing = KEY.getState(view.state);
  const edit = replacementFor(view.state, from, text);
  const isSpared = edit !== null && typing?.spared.includes(edit.from);
  if (edit === null || isSpared) {
    // Text typed after a replacement must not be undone with it.
    if (typing?.replaced) view.dispatch(closeHistory(view.state.tr.insertText(text, from, to)).scrollIntoView());
    return Boolean(typing?.replaced);
  }
  view.dispatch(view.state.tr.insertText(text, from, to));
  const typed = view.state.doc.textBetween(edit.from, edit.to);
  const replaced: Replaced = { from: edit.from, to: edit.from + edit.text.length, typed };
  const change = view.state.tr.insertText(edit.text, edit.from, edit.to).setMeta(KEY, { replaced } satisfies Change);
  view.dispatch(closeHistory(change).scrollIntoView());
  return true;
}

function replacementFor(state: EditorState, from: number, text: string) {
  const place = state.doc.resolve(from);
  const isCode =
    place.parent.type.spec.code ?? [...(state.storedMarks ?? []), ...place.marks()].some(({ type }) => type.spec.code);
  if (isCode || !place.parent.isTextblock) return null;
  const start = Math.max(0, place.parentOffset - LOOKED_AT);
  const before = place.parent.textBetween(start, place.parentOffset, undefined, leafText) + text;
  const edit = frenchReplacement(before);
  const origin = place.start() + start;
  return edit && { from: origin + edit.from, to: origin + edit.to, text: edit.text };
}

/** Backspace right after a replacement gives back what was typed. */
function takeBack(view: EditorView): boolean {
  const { replaced } = KEY.getState(view.state) ?? {};
  if (!replaced || !view.state.selection.empty || view.composing) return false;
  const caret = view.state.selection.from + replaced.typed.length - (replaced.to - replaced.from);
  const change = closeHistory(view.state.tr.setMeta(KEY, { spared: replaced.from } satisfies Change));
  if (replaced.typed === '') change.delete(replaced.from, replaced.to);
  else change.insertText(replaced.typed, replaced.from, replaced.to);
  view.dispatch(change.setSelection(TextSelection.create(change.doc, caret)));
  return true;
}
