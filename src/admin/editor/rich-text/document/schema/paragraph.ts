import { Paragraph as TiptapParagraph } from '@tiptap/extension-paragraph';

/**
 * Paragraph whose `wrapping` records an unusual form in the stored HTML: `bare` is text without `<p>` in a quotation, `wrapped` a
 * `<p>` around the only text of a list item or cell.
 */
export const Paragraph = TiptapParagraph.extend({
  addAttributes() {
    return {
      wrapping: {
        default: null,
        parseHTML: (element) => {
          const wrapping = element.getAttribute('data-wrapping');
          return wrapping === 'bare' || wrapping === 'wrapped' ? wrapping : null;
        },
        renderHTML: ({ wrapping }) => (wrapping ? { 'data-wrapping': String(wrapping) } : {}),
      },
    };
  },
});
