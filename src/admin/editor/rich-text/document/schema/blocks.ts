import { mergeAttributes, Node } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Heading as TiptapHeading } from '@tiptap/extension-heading';
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

const LEVELS = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

/** Titles of levels 2 to 4. Parses the other levels as those to which the site's rules map them. */
export const HeadingNode = TiptapHeading.configure({ levels: [2, 3, 4] }).extend({
  parseHTML: () => Object.entries(LEVELS).map(([tag, level]) => ({ tag, attrs: { level } })),
});

export const Preformatted = CodeBlock.extend({
  content: 'inline*',
  marks: '_',
  addAttributes: () => ({}),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' as const }],
  renderHTML: ({ HTMLAttributes }) => ['pre', mergeAttributes(HTMLAttributes), 0],
});

/** A `div`, which stored articles use for a direction or a language. */
export const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: 'div', priority: 40 }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes), 0],
});
