import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { findEmbed } from '../../../../core/article/embed.ts';
import { isPageAddress, linkFrom } from './describe-link.ts';

const BLANK = /^[ \u00a0\u202f]$/u;
/** Address before the caret; its group leaves out the punctuation or bracket after the address. */
const LAST_ADDRESS = /(?:^|[\s(«“"])(https?:\/\/\S*[^\s.,;:!?…)»”"’'])[.,;:!?…)»”"’']*$/iu;

/**
 * Turns a typed address into a link, once a blank or Enter ends it. Enter turns an address alone in its paragraph into a player.
 */
export const LinkTyping = Extension.create({
  name: 'linkTyping',
  // Runs before the keys that split a paragraph.
  priority: 1050,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, from, to, text) {
          const address = BLANK.test(text) && !view.composing ? addressBefore(view, from) : null;
          if (!address) return false;
          view.dispatch(view.state.tr.insertText(text, from, to).scrollIntoView());
          setLink(view, address);
          return true;
        },
        handleKeyDown(view, event) {
          if (event.key !== 'Enter' || event.isComposing || !view.state.selection.empty) return false;
          if (!event.shiftKey && setPlayer(view)) return true;
          const address = addressBefore(view, view.state.selection.from);
          if (address) setLink(view, address);
          return false;
        },
      },
    }),
  ],
});

interface TypedAddress {
  from: number;
  to: number;
  href: string;
}

function addressBefore({ state }: EditorView, position: number): TypedAddress | null {
  const place = state.doc.resolve(position);
  const { parent, parentOffset } = place;
  if (!parent.isTextblock || parent.type.spec.code || place.marks().some(({ type }) => type.spec.code)) return null;
  const before = parent.textBetween(0, parentOffset, undefined, '\ufffc');
  const match = LAST_ADDRESS.exec(before);
  const text = match?.[1] ?? '';
  const href = isPageAddress(text) ? linkFrom(text, location.host) : null;
  if (!match || href === null) return null;
  const from = place.start() + match.index + match[0].indexOf(text);
  const to = from + text.length;
  const link = state.schema.marks['link'];
  return link && state.doc.rangeHasMark(from, to, link) ? null : { from, to, href };
}

/** Links an address, as an undo step of its own. */
function setLink({ state, dispatch }: EditorView, { from, to, href }: TypedAddress): void {
  const mark = state.schema.marks['link']?.create({ href });
  if (mark) dispatch(closeHistory(state.tr.addMark(from, to, mark).removeStoredMark(mark.type)));
}

/**
 * Replaces a paragraph that holds only the address of a player by the player and an empty paragraph.
 *
 * @returns false for another paragraph
 */
function setPlayer({ state, dispatch }: EditorView): boolean {
  const { $from } = state.selection;
  const { paragraph, embed } = state.schema.nodes;
  const text = $from.parent.textContent.trim();
  const isAtEnd = $from.parentOffset === $from.parent.content.size;
  const player = $from.parent.type === paragraph && isAtEnd && isPageAddress(text) ? findEmbed(text) : null;
  if (!player || !paragraph || !embed) return false;
  const change = state.tr.replaceWith($from.before(), $from.after(), [
    embed.create({ src: player.embedUrl }),
    paragraph.create(),
  ]);
  change.setSelection(TextSelection.near(change.doc.resolve($from.before() + 2)));
  dispatch(closeHistory(change).scrollIntoView());
  return true;
}
