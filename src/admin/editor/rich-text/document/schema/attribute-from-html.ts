import type { Attribute } from '@tiptap/core';

/** An attribute kept as it was written: Tiptap by itself reads `"007"` as a number. */
export function attributeFromHtml(name: string): Partial<Attribute> {
  return { default: null, parseHTML: (element) => element.getAttribute(name) };
}
