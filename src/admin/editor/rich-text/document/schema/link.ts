import { Mark, mergeAttributes } from '@tiptap/core';
import { articleLink } from '../../../../../core/article/link.ts';
import { attributeFromHtml } from './attributes.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: {
      /** Links the selection, or changes the link at the caret; refuses a forbidden address. */
      setLink: (attributes: { href: string }) => ReturnType;
      unsetLink: () => ReturnType;
    };
  }
}

/** A link with its address as written. The site's build decides how it opens. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: attributeFromHtml('href') }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (articleLink(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
  addCommands() {
    return {
      setLink:
        (attributes) =>
        ({ chain }) =>
          articleLink(attributes.href) !== null &&
          chain().extendMarkRange(this.name).setMark(this.name, attributes).run(),
      unsetLink:
        () =>
        ({ chain }) =>
          chain().unsetMark(this.name, { extendEmptyMarkRange: true }).run(),
    };
  },
});
