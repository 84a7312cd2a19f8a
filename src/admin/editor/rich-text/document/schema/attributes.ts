import { Extension, type Attribute } from '@tiptap/core';

/** Keeps an attribute as it was written: Tiptap reads `"007"` as a number. */
export function attributeFromHtml(name: string): Partial<Attribute> {
  return { default: null, parseHTML: (element) => element.getAttribute(name) };
}

/** Keeps direction and language on every element that may have them. */
export const Language = Extension.create<{ types: string[] }>({
  name: 'language',
  addOptions: () => ({ types: [] }),
  addGlobalAttributes() {
    return [
      { types: this.options.types, attributes: { dir: attributeFromHtml('dir'), lang: attributeFromHtml('lang') } },
    ];
  },
});
