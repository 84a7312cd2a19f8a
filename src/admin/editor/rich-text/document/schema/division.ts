import { Node, mergeAttributes } from '@tiptap/core';

/** A `div`, which stored articles use for a direction or a language. */
export const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: 'div', priority: 40 }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes), 0],
});
