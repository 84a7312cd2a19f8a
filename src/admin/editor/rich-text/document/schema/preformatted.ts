import { mergeAttributes } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';

/** A `pre`, which may hold formatted text. */
export const Preformatted = CodeBlock.extend({
  content: 'inline*',
  marks: '_',
  addAttributes: () => ({}),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' as const }],
  renderHTML: ({ HTMLAttributes }) => ['pre', mergeAttributes(HTMLAttributes), 0],
});
