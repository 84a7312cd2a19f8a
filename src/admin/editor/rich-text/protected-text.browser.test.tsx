import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { emptyForm } from '../../../core/editing/article-form.ts';
import { textOfSession, type JournalEntry } from '../../../core/editing/journal.ts';
import { createJournalWriter } from '../saving/journal-writer.ts';
import { createText } from '../saving/text.ts';
import { documentExtensions } from './document/document-extensions.ts';
import { articleContent } from './document/parse-article.ts';
import { replaySteps } from './document/step-recorder.ts';
import { protectText } from './protected-text.ts';

/** 10,000 words. */
const LONG = Array.from({ length: 100 }, (_, index) => `<p>${`mot${index} `.repeat(99)}fin</p>`).join('\n');

/** Opens an editor with a journal that the test reads, and that is written only when the test says so. */
function openKept(html: string) {
  const form = { ...emptyForm('blog'), title: 'Un titre', content: html };
  const editor = new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: documentExtensions({ html }),
    content: articleContent(html),
  });
  const text = createText(form, () => 'document');
  const hold = protectText(editor, html);
  text.attach(hold.handle);
  const entries: JournalEntry[] = [];
  const writer = createJournalWriter({
    session: { userId: 'u', articleId: 'a', sessionId: 'c' },
    journal: {
      read: () => Promise.resolve(entries),
      write({ put, remove }) {
        const removed = new Set(remove.map(([, , , number]) => number));
        const kept = entries.filter(({ number }) => !removed.has(number));
        entries.splice(0, entries.length, ...kept, ...put);
        return Promise.resolve();
      },
    },
    clock: { now: () => 0, after: () => () => {} },
    text,
    version: () => 1,
    onKept() {},
    onRefused() {},
  });
  editor.on('transaction', ({ transaction }) => {
    if (!transaction.docChanged) return;
    hold.documentChanged();
    text.contentChanged();
    writer.changed();
  });
  return {
    text,
    writer,
    entries,
    /** Types at the end of a paragraph. */
    type(words: string, paragraph = 0) {
      let end = 0;
      for (let index = 0; index <= paragraph; index += 1) end += editor.state.doc.child(index).nodeSize;
      editor.view.dispatch(editor.state.tr.insertText(words, end - 1));
    },
    /** Ends a burst. @returns how many bytes it wrote */
    async burst() {
      const before = new Set(entries);
      await writer.flush();
      return entries.filter((entry) => !before.has(entry)).reduce((sum, entry) => sum + bytesOf(entry), 0);
    },
    kept: () => textOfSession(entries, replaySteps)?.form.content,
  };
}

const bytesOf = (entry: JournalEntry) => new TextEncoder().encode(JSON.stringify(entry)).length;

describe('a text with two spaces in a row', () => {
  it('is journaled in bursts of less than 500 bytes, even when the text is read between bursts', async () => {
    const { text, writer, type, burst, kept } = openKept(LONG);
    type(' Deux  espaces');
    await writer.flushWhole();
    // The first burst after a pause also writes the document that it begins from.
    type(' et');
    await burst();
    for (const word of [' un', '  mot', ' encore']) {
      type(word);
      text.form();
      expect(await burst()).toBeLessThan(500);
    }
    expect(kept()).toContain('Deux  espaces et un  mot encore</p>');
    expect(kept()).toBe(text.form().content);
  });

  it('is recovered with later edits at the right places', async () => {
    const { text, writer, type, burst, kept } = openKept('<p>Un.</p>\n<p>Deux.</p>');
    type('  Avec  des  espaces  ');
    await writer.flushWhole();
    type(' Et la fin.', 1);
    await burst();
    expect(kept()).toBe('<p>Un.  Avec  des  espaces  </p>\n<p>Deux. Et la fin.</p>');
    expect(kept()).toBe(text.form().content);
  });

  it('is recovered with edits made after a save was sent', async () => {
    const { text, writer, type, burst, kept } = openKept('<p>Un.</p>\n<p>Deux.</p>');
    type('  Avec  des  espaces');
    const form = text.form();
    writer.sending({ articleId: 'a', baseVersion: 1, form, intent: 'save', saveId: 's' });
    type(' Et la fin.', 1);
    await burst();
    expect(kept()).toBe('<p>Un.  Avec  des  espaces</p>\n<p>Deux. Et la fin.</p>');
    writer.acknowledged(false);
    type(' Oui.', 1);
    await burst();
    expect(kept()).toBe(text.form().content);
  });
});

it('a text without two spaces in a row is journaled without its document', async () => {
  const { writer, entries, type } = openKept('<p>Un.</p>');
  type(' Deux.');
  await writer.flushWhole();
  expect(entries.map((entry) => 'document' in entry)).toEqual([false]);
});
