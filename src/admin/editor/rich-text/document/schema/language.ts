import { Extension } from '@tiptap/core';
import { attributeFromHtml } from './attribute-from-html.ts';

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
