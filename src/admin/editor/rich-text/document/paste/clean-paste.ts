import { Extension } from '@tiptap/core';
import { Fragment, Slice, type Schema } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { isOwnCopy, OwnCopySerializer } from './own-copy.ts';
import type { PasteRules } from './paste-rules.ts';
import { pastedParagraphs } from './pasted-text.ts';
import { withoutNestedTables } from './nested-tables.ts';

export interface PasteOptions extends PasteRules {
  /** Receives pictures inside a pasted text, for upload. */
  onPictures(files: File[]): void;
  /** Receives the number of pictures that could not be pasted. */
  onLostPictures(count: number): void;
}

/** Cleans pasted or dropped content before it reaches the document. Content copied from this editor stays as it is. */
export const CleanPaste = Extension.create<PasteOptions>({
  name: 'cleanPaste',
  addOptions: () => ({
    siteHost: null,
    imageOrigin: null,
    onPictures: () => undefined,
    onLostPictures: () => undefined,
  }),
  addProseMirrorPlugins() {
    const { onPictures, onLostPictures, ...rules } = this.options;
    return [
      new Plugin({
        props: {
          transformPastedHTML(html) {
            if (isOwnCopy(html, rules)) return html;
            const { html: cleaned, files, lost } = cleanPastedHtml(html, rules);
            if (files.length > 0) onPictures(files);
            if (lost > 0) onLostPictures(lost);
            return cleaned;
          },
          transformPasted: (slice, view) => withoutNestedTables(slice, view.state),
          clipboardSerializer: new OwnCopySerializer(this.editor.schema, rules),
          clipboardTextParser: (text, _context, _isPlain, view) => sliceOfText(view.state.schema, text),
        },
      }),
    ];
  },
});

function sliceOfText(schema: Schema, text: string): Slice {
  const { nodes } = schema;
  const paragraphs = pastedParagraphs(text).map((lines) =>
    nodes['paragraph']?.create(
      null,
      lines.flatMap((line, index) => [
        ...(index > 0 && nodes['hardBreak'] ? [nodes['hardBreak'].create()] : []),
        ...(line === '' ? [] : [schema.text(line)]),
      ]),
    ),
  );
  return new Slice(Fragment.from(paragraphs.filter((paragraph) => paragraph !== undefined)), 1, 1);
}
