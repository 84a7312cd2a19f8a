import { Extension, type Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { parseArticle } from './parse-article.ts';
import { serialiseArticle } from './serialise-article.ts';

declare module '@tiptap/core' {
  interface Storage {
    articleSource: { html: string; document: DocumentNode | null };
  }
}

/** Extension that remembers the HTML that the editor was opened with, and the document made from it. */
export const ArticleSource = Extension.create<{ html: string }, { html: string; document: DocumentNode | null }>({
  name: 'articleSource',
  addOptions: () => ({ html: '' }),
  addStorage() {
    return { html: this.options.html, document: null };
  },
  onBeforeCreate() {
    this.storage.document = this.editor.schema.nodeFromJSON(parseArticle(this.storage.html).toJSON());
  },
});

/**
 * Returns the text as the site stores it. An unchanged document returns the opened HTML, to the byte. Takes tens of
 * milliseconds on a long text: call it to save, not at each key.
 */
export function articleHtml(editor: Editor): string {
  const { html, document } = editor.storage.articleSource;
  return document?.eq(editor.state.doc) ? html : serialiseArticle(editor.state.doc);
}

/** Marks the transaction that replaces the whole text. */
export const TEXT_REPLACED = 'textReplaced';

/** Replaces the whole text, as one change that can be undone. */
export function replaceArticle(editor: Editor, html: string): void {
  const { state, view } = editor;
  const document = state.schema.nodeFromJSON(parseArticle(html).toJSON());
  const replacing = state.tr
    .replaceWith(0, state.doc.content.size, document.content)
    .setMeta('addToHistory', true)
    .setMeta(TEXT_REPLACED, true);
  // Gives the replacement an undo step of its own.
  view.dispatch(closeHistory(replacing));
}
