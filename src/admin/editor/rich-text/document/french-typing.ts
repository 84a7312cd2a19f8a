import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { frenchReplacement } from '../../../../core/editing/french-typography.ts';
import { leafText } from './leaf-text.ts';

/** Number of characters before the caret that are examined. */
const LOOKED_AT = 300;
/** Number of remembered places where a replacement was reverted. */
const REMEMBERED = 100;

interface Replaced {
  from: number;
  to: number;
  typed: string;
}

interface TypingState {
  /** Replacement made by the last change; null when it made none. */
  replaced: Replaced | null;
  /** Positions where the writer reverted a replacement: none is made there again. */
  revertedAt: readonly number[];
}

interface Change {
  replaced?: Replaced;
  revertedAt?: number;
  isForgotten?: boolean;
}

/** Keys after which Backspace no longer reverts a replacement, even if the caret returns. */
const MOVES = /^(Arrow|Home|End|Page|Enter|Tab|Escape|Delete)/;

const KEY = new PluginKey<TypingState>('frenchTyping');

/** Applies French typography while typing. Leaves composed text, code and addresses as they are. */
export const FrenchTyping = Extension.create<{ isOn: () => boolean }>({
  name: 'frenchTyping',
  // Lower than that of the input rules that make titles and lists, which must run first.
  priority: 50,
  addOptions: () => ({ isOn: () => true }),
  addProseMirrorPlugins() {
    const { isOn } = this.options;
    return [
      new Plugin<TypingState>({
        key: KEY,
        state: { init: () => ({ replaced: null, revertedAt: [] }), apply: nextState },
        props: {
          handleTextInput: (view, from, to, text) => !view.composing && isOn() && type(view, from, to, text),
          handleKeyDown: (view, { key, ctrlKey, metaKey, altKey }) => {
            if (key === 'Backspace' && !ctrlKey && !metaKey && !altKey) return revertReplacement(view);
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

function nextState(transaction: Transaction, { replaced, revertedAt }: TypingState): TypingState {
  const change = transaction.getMeta(KEY) as Change | undefined;
  if (change?.replaced) return { replaced: change.replaced, revertedAt };
  if (change?.isForgotten) return { replaced: null, revertedAt };
  if (!transaction.docChanged) return { replaced: transaction.selectionSet ? null : replaced, revertedAt };
  const isUndone = replaced !== null && transaction.getMeta('history$') !== undefined;
  const added = change?.revertedAt ?? (isUndone ? replaced.from : undefined);
  const moved = revertedAt.map((position) => transaction.mapping.map(position, -1));
  return { replaced: null, revertedAt: added === undefined ? moved : [...moved, added].slice(-REMEMBERED) };
}

/** Types a text, then its replacement, each with an undo step of its own. @returns false to leave the typing to ProseMirror */
function type(view: EditorView, from: number, to: number, text: string): boolean {
  const typing = KEY.getState(view.state);
  const edit = replacementFor(view.state, from, text);
  const wasReverted = edit !== null && typing?.revertedAt.includes(edit.from);
  if (edit === null || wasReverted) {
    // Starts a new undo step: typed text must not be undone together with the replacement.
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

/** Reverts a replacement when Backspace follows it at once. */
function revertReplacement(view: EditorView): boolean {
  const { replaced } = KEY.getState(view.state) ?? {};
  if (!replaced || !view.state.selection.empty || view.composing) return false;
  const caret = view.state.selection.from + replaced.typed.length - (replaced.to - replaced.from);
  const change = closeHistory(view.state.tr.setMeta(KEY, { revertedAt: replaced.from } satisfies Change));
  if (replaced.typed === '') change.delete(replaced.from, replaced.to);
  else change.insertText(replaced.typed, replaced.from, replaced.to);
  view.dispatch(change.setSelection(TextSelection.create(change.doc, caret)));
  return true;
}
