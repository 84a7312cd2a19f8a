import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyForm } from '../../../core/editing/article-form.ts';
import { textOfSession } from '../../../core/editing/journal.ts';
import { createMemoryJournal } from '../saving/fake-browser.support.ts';
import { createJournalWriter } from '../saving/journal-writer.ts';
import { createText } from '../saving/text.ts';
import { replaySteps } from './document/step-recorder.ts';
import { becomes, button, goToEnd, openEditor, press, text } from './rich-text.support.tsx';

const PROTECTED = '<p class="intro"  data-x=1>Un   texte<!-- ancien --></p>\n\n\n<section><p>fin</p></section>';
const OTHER = '<p class="autre">Un autre</p>';

/** Opens a text in an editor with a journal that is written only when the test calls `found` or `rest`. */
async function openWithJournal(content: string) {
  const opened = await openEditor(content, { onChange: () => (written.contentChanged(), writer.changed()) });
  const form = { ...emptyForm('blog'), content };
  let keys = 0;
  const written = createText(form, () => `key-${(keys += 1)}`);
  const journal = createMemoryJournal();
  const session = { userId: 'u', articleId: 'a', sessionId: 'c' };
  const writer = createJournalWriter({
    session,
    journal: journal.store(),
    text: written,
    version: () => 1,
    clock: { now: () => 0, after: () => () => {} },
    onKept() {},
    onRefused() {},
  });
  written.attach(opened.handle());
  return {
    ...opened,
    put(html: string) {
      written.replace({ ...form, content: html });
      writer.changed();
    },
    /** Returns the content that would be recovered if the computer stopped now. */
    async found() {
      await writer.flush();
      const entries = [...journal.entries.values()];
      return textOfSession(entries, replaySteps)?.form.content;
    },
    read: () => written.form().content,
    /** Writes the whole text to the journal, as a pause in typing does. */
    rest: () => writer.flushWhole(),
  };
}

describe('a protected text that replaces another text', () => {
  it.each(['<p>a</p>', OTHER])('takes the place of %s, and is kept and recovered to the byte', async (before) => {
    const { put, html, found, read } = await openWithJournal(before);
    put(PROTECTED);
    expect(html()).toBe(PROTECTED);
    expect(await found()).toBe(PROTECTED);
    expect(read()).toBe(PROTECTED);
    await expect.element(text()).toHaveAttribute('contenteditable', 'false');
  });

  it('is recovered even when it was read before it was written to the journal', async () => {
    const { put, found, read } = await openWithJournal('<p>a</p>');
    put(PROTECTED);
    read();
    expect(await found()).toBe(PROTECTED);
  });

  it('comes back, to the byte, when its replacement is undone', async () => {
    const { put, html, found } = await openWithJournal('<p>a</p>');
    put(PROTECTED);
    await found();
    put('<p>Un texte simple</p>');
    await becomes(html, '<p>Un texte simple</p>');
    expect(await found()).toBe('<p>Un texte simple</p>');
    await goToEnd();
    await press('{Control>}z{/Control}');
    await becomes(html, PROTECTED);
    await expect.element(text()).toHaveAttribute('contenteditable', 'false');
    expect(await found()).toBe(PROTECTED);
  });

  it('is recovered as the editor writes it once it is converted', async () => {
    const { put, html, found, read } = await openWithJournal('<p>a</p>');
    put(OTHER);
    await found();
    await userEvent.click(button('Convertir et modifier'));
    await userEvent.click(button('Convertir'));
    read();
    expect(await found()).toBe('<p>Un autre</p>');
    await goToEnd();
    await press('.');
    await becomes(html, '<p>Un autre.</p>');
    expect(await found()).toBe('<p>Un autre.</p>');
  });
});

it('a protected text gives way to the same text without its class, which can be edited', async () => {
  const { put, html, found } = await openWithJournal(OTHER);
  put('<p>Un autre</p>');
  await expect.element(text()).toHaveAttribute('contenteditable', 'true');
  expect(html()).toBe('<p>Un autre</p>');
  expect(await found()).toBe('<p>Un autre</p>');
  await expect.element(page.getByRole('region', { name: 'Ce texte est protégé' })).not.toBeInTheDocument();
});

describe('a text with spaces that HTML collapses', () => {
  it.each([
    ['at its end', '<p>Bonjour</p>', ' ', 'à tous'],
    ['two in a row', '<p>Bonjour</p>', '  à tous', ', à demain'],
  ])('is recovered with later words when the spaces are %s', async (_where, before, typed, after) => {
    const { found, html, rest } = await openWithJournal(before);
    await goToEnd();
    await userEvent.keyboard(typed);
    await rest();
    await userEvent.keyboard(after);
    expect(await found()).toBe(html());
    await userEvent.keyboard('.');
    expect(await found()).toBe(html());
  });
});
