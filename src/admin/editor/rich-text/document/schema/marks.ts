import { Mark, mergeAttributes } from '@tiptap/core';
import { Bold as TiptapBold } from '@tiptap/extension-bold';
import { Code as TiptapCode } from '@tiptap/extension-code';
import { Italic as TiptapItalic } from '@tiptap/extension-italic';
import { Strike as TiptapStrike } from '@tiptap/extension-strike';
import { Underline as TiptapUnderline } from '@tiptap/extension-underline';

/** Remembers which of two equivalent elements was written. */
function writtenAs(usual: string, other: string) {
  return {
    tag: {
      default: usual,
      rendered: false,
      parseHTML: (element: HTMLElement) => (element.localName === other ? other : usual),
    },
  };
}

export const Bold = TiptapBold.extend({
  addAttributes: () => writtenAs('strong', 'b'),
  parseHTML: () => [{ tag: 'strong' }, { tag: 'b' }],
  renderHTML: ({ mark, HTMLAttributes }) => [String(mark.attrs['tag']), mergeAttributes(HTMLAttributes), 0],
});

export const Italic = TiptapItalic.extend({
  addAttributes: () => writtenAs('em', 'i'),
  parseHTML: () => [{ tag: 'em' }, { tag: 'i' }],
  renderHTML: ({ mark, HTMLAttributes }) => [String(mark.attrs['tag']), mergeAttributes(HTMLAttributes), 0],
});

export const Underline = TiptapUnderline.extend({ parseHTML: () => [{ tag: 'u' }] });

export const Strike = TiptapStrike.extend({ parseHTML: () => [{ tag: 's' }] });

/** Inline code that may be bold or a link: stored articles have such code. */
export const Code = TiptapCode.extend({ excludes: 'code' });

/** Makes a mark that the site shows, and that no button of the editor sets. */
function keptMark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

export const Subscript = keptMark('subscript', 'sub');
export const Superscript = keptMark('superscript', 'sup');
export const Highlight = keptMark('highlight', 'mark');
export const Small = keptMark('small', 'small');
export const IsolatedText = keptMark('isolatedText', 'bdi');
export const OverriddenText = keptMark('overriddenText', 'bdo');

/** Text in another language or direction; a span without either is dropped. */
export const LanguageSpan = Mark.create({
  name: 'languageSpan',
  parseHTML: () => [{ tag: 'span[dir]' }, { tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});
