import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { atom, type WritableAtom } from 'nanostores';
import { selectedRange } from './linked-text.ts';

/** Words pasted over others, which may be the title of one of our articles. */
interface PastedWords {
  from: number;
  to: number;
  text: string;
}

interface TitlePasteStorage {
  $pastedWords: WritableAtom<PastedWords | null>;
}

declare module '@tiptap/core' {
  interface Storage {
    titlePaste: TitlePasteStorage;
  }
  interface Commands<ReturnType> {
    titlePaste: { forgetPastedWords(): ReturnType };
  }
}

/** Longest pasted text that may be a title, in characters. */
const LONGEST = 200;

const KEY = new PluginKey<PastedWords | null>('titlePaste');

/** Remembers words pasted over a selection, until they change or are linked. */
export const TitlePaste = Extension.create<object, TitlePasteStorage>({
  name: 'titlePaste',
  addStorage: () => ({ $pastedWords: atom<PastedWords | null>(null) }),
  addProseMirrorPlugins() {
    const { storage, editor } = this;
    return [
      new Plugin<PastedWords | null>({
        key: KEY,
        state: {
          init: () => null,
          apply(transaction, before, old) {
            if (transaction.getMeta(KEY) === 'forget') return null;
            if (!transaction.docChanged) return before;
            const isPasted = transaction.getMeta('paste') === true;
            const range = isPasted ? selectedRange(old) : before;
            if (range === null || range.from === range.to) return null;
            const [from, to] = [transaction.mapping.map(range.from, -1), transaction.mapping.map(range.to, 1)];
            const text = wordsAt(transaction.doc, from, to);
            if (text === null || (!isPasted && text !== before?.text)) return null;
            return { from, to, text };
          },
        },
        view: () => ({
          update: () => storage.$pastedWords.set(KEY.getState(editor.state) ?? null),
          destroy: () => storage.$pastedWords.set(null),
        }),
      }),
    ];
  },
  addCommands: () => ({
    forgetPastedWords:
      () =>
      ({ tr }) => {
        tr.setMeta(KEY, 'forget');
        return true;
      },
  }),
});

/** Returns the words of a range that lies in one block and may become a link; null otherwise. */
function wordsAt(doc: Node, from: number, to: number): string | null {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  if (!$from.sameParent($to) || !$from.parent.inlineContent || $from.parent.type.spec.code) return null;
  const link = doc.type.schema.marks['link'];
  const text = doc.textBetween(from, to, ' ', ' ').trim();
  if (text === '' || text.length > LONGEST || (link && doc.rangeHasMark(from, to, link))) return null;
  return text;
}
