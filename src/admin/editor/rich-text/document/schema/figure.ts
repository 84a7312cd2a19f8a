import { Node, mergeAttributes } from '@tiptap/core';
import { attributeFromHtml } from './attributes.ts';

const PICTURE_ATTRIBUTES = {
  src: attributeFromHtml('src'),
  alt: attributeFromHtml('alt'),
  width: attributeFromHtml('width'),
  height: attributeFromHtml('height'),
};

/** Refuses data URLs: each save would store the picture again. */
const WITH_SOURCE = 'img[src]:not([src^="data:" i])';

/** A picture between blocks, alone or in a figure. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => PICTURE_ATTRIBUTES,
  parseHTML: () => [{ tag: `${WITH_SOURCE}[data-block]`, priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes, { 'data-block': '' })],
});

export const InlinePicture = Node.create({
  name: 'inlinePicture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => PICTURE_ATTRIBUTES,
  parseHTML: () => [{ tag: WITH_SOURCE }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | figcaption)+',
  draggable: true,
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
});
