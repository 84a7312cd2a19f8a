import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { findEmbed } from '../../../../core/article/embed.ts';
import { isPageAddress, linkFrom } from './describe-link.ts';
import { selectedRange, setLinkedText } from './linked-text.ts';

/**
 * Turns a pasted address into a link: on the selected words, or with the address as its text. Turns the address of a player that is
 * pasted into an empty block into the player. Addresses of the site become internal links.
 */
export const LinkPaste = Extension.create({
  name: 'linkPaste',
  // Runs before the handlers that read the clipboard as text.
  priority: 1100,
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handlePaste(view, event) {
            const text = event.clipboardData?.getData('text/plain').trim() ?? '';
            if (!isPageAddress(text)) return false;
            const { from, to } = selectedRange(view.state);
            const [$from, $to] = [view.state.doc.resolve(from), view.state.doc.resolve(to)];
            const isEmpty = from === to;
            if ($from.parent.type.spec.code || !$from.sameParent($to) || !$from.parent.inlineContent) return false;
            const href = linkFrom(text, location.host);
            if (href === null) return false;
            const embed = isEmpty && $from.parent.content.size === 0 ? findEmbed(text) : null;
            if (embed) return editor.commands.insertContent({ type: 'embed', attrs: { src: embed.embedUrl } });
            setLinkedText(editor, { from, to }, { href, text, isTextNew: isEmpty });
            return true;
          },
        },
      }),
    ];
  },
});
