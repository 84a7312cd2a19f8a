import { Extension } from '@tiptap/core';
import { attributeFromHtml } from './attribute-from-html.ts';

/** Lets every element that the site shows keep its direction and its language. */
export const Language = Extension.create<{ types: string[] }>({
  name: 'language',
  addOptions: () => ({ types: [] }),
  addGlobalAttributes() {
    return [
      { types: this.options.types, attributes: { dir: attributeFromHtml('dir'), lang: attributeFromHtml('lang') } },
    ];
  },
});
