import { mergeAttributes } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';

export const Preformatted = CodeBlock.extend({
  content: 'inline*',
  marks: '_',
  addAttributes: () => ({}),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' as const }],
  renderHTML: ({ HTMLAttributes }) => ['pre', mergeAttributes(HTMLAttributes), 0],
});
