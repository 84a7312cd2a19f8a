import type { Editor } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findInText } from './find-in-text.ts';

interface Match {
  from: number;
  to: number;
}

interface FindState {
  wanted: string;
  matches: Match[];
  /** Index of the current match; -1 without any. */
  current: number;
  decorations: DecorationSet;
}

interface Change {
  wanted?: string;
  /** Index of the current match, or the position from which the first match becomes current. */
  current?: number | { from: number };
}

const KEY = new PluginKey<FindState>('find');
const NOTHING: FindState = { wanted: '', matches: [], current: -1, decorations: DecorationSet.empty };

/** Marks the matches. Registered only while the bar is open, so that typing costs nothing otherwise. */
export function findPlugin(): Plugin<FindState> {
  return new Plugin<FindState>({
    key: KEY,
    state: {
      init: () => NOTHING,
      apply(transaction, state) {
        const change = transaction.getMeta(KEY) as Change | undefined;
        if (!change && !transaction.docChanged) return state;
        const wanted = change?.wanted ?? state.wanted;
        const isSought = transaction.docChanged || wanted !== state.wanted;
        const matches = isSought ? findMatches(transaction.doc, wanted) : state.matches;
        const current = chosenMatch(matches, change?.current ?? Math.max(state.current, 0));
        return { wanted, matches, current, decorations: decorationsOf(transaction.doc, matches, current) };
      },
    },
    props: { decorations: (state) => KEY.getState(state)?.decorations },
  });
}

export function findState(editor: Editor): FindState {
  return KEY.getState(editor.state) ?? NOTHING;
}

/** Searches for another text, from the caret on. */
export function lookFor(editor: Editor, wanted: string) {
  const { from } = editor.state.selection;
  dispatch(editor, { wanted, current: { from } });
  showCurrent(editor);
}

/** Goes to the next or previous match, in a circle. */
export function step(editor: Editor, by: 1 | -1) {
  const { matches, current } = findState(editor);
  if (matches.length === 0) return;
  dispatch(editor, { current: (current + by + matches.length) % matches.length });
  showCurrent(editor);
}

/** Replaces the current match, and goes to the next one after the replacement. */
export function replaceCurrent(editor: Editor, replacement: string) {
  const { matches, current } = findState(editor);
  const match = matches[current];
  if (!match) return;
  replaceMatches(editor, [match], replacement, { current: { from: match.from + replacement.length } });
  showCurrent(editor);
}

/** Replaces every match, as one change that can be undone. @returns their number */
export function replaceAll(editor: Editor, replacement: string): number {
  const { matches } = findState(editor);
  if (matches.length > 0) replaceMatches(editor, matches, replacement);
  return matches.length;
}

function replaceMatches(editor: Editor, matches: Match[], replacement: string, change: Change = {}) {
  const { tr, schema } = editor.state;
  // Replaces from the end, so that earlier positions stay valid.
  for (const { from, to } of matches.toReversed()) {
    const marks = tr.doc.resolve(from + 1).marks();
    if (replacement === '') tr.delete(from, to);
    else tr.replaceWith(from, to, schema.text(replacement, marks));
  }
  editor.view.dispatch(tr.setMeta(KEY, change));
}

/** Returns the index of a match, chosen by index or by position; wraps around after the last. */
function chosenMatch(matches: Match[], chosen: number | { from: number }): number {
  if (typeof chosen === 'number') return Math.min(chosen, matches.length - 1);
  const next = matches.findIndex(({ from }) => from >= chosen.from);
  return Math.min(Math.max(next, 0), matches.length - 1);
}

function dispatch(editor: Editor, change: Change) {
  editor.view.dispatch(editor.state.tr.setMeta(KEY, change).setMeta('addToHistory', false));
}

/** Selects the current match and scrolls to it; closing the bar leaves the caret there. */
function showCurrent(editor: Editor) {
  const { matches, current } = findState(editor);
  const match = matches[current];
  if (!match) return;
  const { tr } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, match.from, match.to)));
  const { node } = editor.view.domAtPos(match.from);
  const element = node instanceof Element ? node : node.parentElement;
  // At the edges, the tools and the save buttons would cover the match.
  element?.scrollIntoView({ block: 'center' });
}

function findMatches(doc: DocumentNode, wanted: string): Match[] {
  const matches: Match[] = [];
  if (wanted === '') return matches;
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
    for (const { start, end } of findInText(text, wanted)) {
      matches.push({ from: position + 1 + start, to: position + 1 + end });
    }
    return false;
  });
  return matches;
}

function decorationsOf(doc: DocumentNode, matches: Match[], current: number): DecorationSet {
  return DecorationSet.create(
    doc,
    matches.map(({ from, to }, index) =>
      Decoration.inline(from, to, { class: index === current ? 'found found-current' : 'found' }),
    ),
  );
}
