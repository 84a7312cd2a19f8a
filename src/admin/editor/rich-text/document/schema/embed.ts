import { Node, mergeAttributes } from '@tiptap/core';
import { findEmbed } from '../../../../../core/article/embed.ts';

/** Player of another site. Stored HTML holds an `iframe`; the editor holds an empty `div` instead, in which it shows a drawing. */
export const EmbedNode = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null, rendered: false } }),
  parseHTML: () => [
    { tag: 'iframe[src]', getAttrs: (element) => knownPlayer(element.getAttribute('src')) },
    { tag: 'div[data-embed]', priority: 60, getAttrs: (element) => knownPlayer(element.getAttribute('data-embed')) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-embed': String(node.attrs['src']) }),
  ],
});

function knownPlayer(address: string | null): { src: string } | false {
  return address !== null && findEmbed(address) ? { src: address } : false;
}
