import type { Attribute } from '@tiptap/core';

/** Keeps an attribute as it was written: Tiptap reads `"007"` as a number. */
export function attributeFromHtml(name: string): Partial<Attribute> {
  return { default: null, parseHTML: (element) => element.getAttribute(name) };
}
