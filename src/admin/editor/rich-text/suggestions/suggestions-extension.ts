import { Extension, type Range } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { atom, type WritableAtom } from 'nanostores';
import { suggestionMatch, type SuggestionMatch } from './suggestion-match.ts';

/** Request for suggestions, with the range of text that makes it. */
export interface Suggestion extends Pick<SuggestionMatch, 'kind' | 'query'> {
  range: Range;
}

/** Handler of a key for the list; returns true when it consumes the key. */
type SuggestionKeys = (event: KeyboardEvent) => boolean;

interface SuggestionStorage {
  $suggestion: WritableAtom<Suggestion | null>;
  /** Key handler of the open list. */
  $keys: WritableAtom<SuggestionKeys | null>;
}

declare module '@tiptap/core' {
  interface Storage {
    suggestions: SuggestionStorage;
  }
}

interface PluginState {
  suggestion: Suggestion | null;
  /** Position of the `/` or `[[` whose list was dismissed: only another one opens a list again. */
  dismissedAt: number | null;
}

const KEY = new PluginKey<PluginState>('suggestions');

/** Detects requests while typing: blocks behind `/`, articles behind `[[`. */
export const Suggestions = Extension.create<object, SuggestionStorage>({
  name: 'suggestions',
  // Runs before the keys of lists and tables.
  priority: 1200,
  addStorage: () => ({ $suggestion: atom<Suggestion | null>(null), $keys: atom<SuggestionKeys | null>(null) }),
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      new Plugin<PluginState>({
        key: KEY,
        state: {
          init: () => ({ suggestion: null, dismissedAt: null }),
          apply(transaction, { suggestion: before, dismissedAt }, _old, state) {
            const mapped = dismissedAt === null ? null : transaction.mapping.map(dismissedAt);
            const dismissed = (transaction.getMeta(KEY) as number | undefined) ?? mapped;
            // Only typing opens a list, not a moving caret.
            if (!transaction.docChanged && before === null) return { suggestion: null, dismissedAt: dismissed };
            const found = findSuggestion(state);
            if (!found) return { suggestion: null, dismissedAt: null };
            const isDismissed = dismissed === found.range.from;
            return { suggestion: isDismissed ? null : found, dismissedAt: dismissed };
          },
        },
        view: () => ({
          update(view) {
            const found = view.editable ? (KEY.getState(view.state)?.suggestion ?? null) : null;
            const shown = storage.$suggestion.get();
            if (!isSame(found, shown)) storage.$suggestion.set(found);
          },
          destroy: () => storage.$suggestion.set(null),
        }),
        props: {
          handleKeyDown(view, event) {
            const { suggestion } = KEY.getState(view.state) ?? { suggestion: null };
            if (!suggestion || view.composing) return false;
            if (event.key === 'Escape') {
              view.dispatch(view.state.tr.setMeta(KEY, suggestion.range.from));
              return true;
            }
            return storage.$keys.get()?.(event) ?? false;
          },
          handleDOMEvents: {
            blur(view) {
              const { suggestion } = KEY.getState(view.state) ?? { suggestion: null };
              if (suggestion) view.dispatch(view.state.tr.setMeta(KEY, suggestion.range.from));
              return false;
            },
          },
        },
      }),
    ];
  },
});

function findSuggestion({ selection }: EditorState): Suggestion | null {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const before = $from.parent.textBetween(
    Math.max(0, $from.parentOffset - 100),
    $from.parentOffset,
    undefined,
    '\ufffc',
  );
  const match = suggestionMatch(before);
  return match && { kind: match.kind, query: match.query, range: { from: $from.pos - match.length, to: $from.pos } };
}

function isSame(a: Suggestion | null, b: Suggestion | null): boolean {
  if (a === null || b === null) return a === b;
  return a.kind === b.kind && a.query === b.query && a.range.from === b.range.from && a.range.to === b.range.to;
}
