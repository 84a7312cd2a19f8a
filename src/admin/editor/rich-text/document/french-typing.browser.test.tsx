import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { documentExtensions } from './document-extensions.ts';
import { articleContent } from './parse-article.ts';

let editor: Editor;
let isOn = true;

function open(html = '<p></p>') {
  isOn = true;
  const element = document.body.appendChild(document.createElement('div'));
  editor = new Editor({
    element,
    injectCSS: false,
    extensions: documentExtensions({ html, isTypographyOn: () => isOn }),
    content: articleContent(html),
  });
  // Without this style, Chromium types a no-break space at the end of a line.
  editor.view.dom.style.whiteSpace = 'break-spaces';
  editor.commands.setTextSelection(editor.state.doc.content.size);
  // The editor's command to focus acts a frame later, when the first keys may have been pressed already.
  editor.view.focus();
}

const text = () => editor.getText({ blockSeparator: '\n' });
const types = () => editor.getJSON().content?.map(({ type }) => type);

afterEach(() => {
  const holder = editor.view.dom.parentElement;
  editor.destroy();
  holder?.remove();
});

describe('French typography while typing', () => {
  it('sets no-break spaces, quotation marks, ligatures and ellipses', async () => {
    open();
    await userEvent.keyboard('Quoi ? "Mon coeur", dit-il...');
    expect(text()).toBe('Quoi\u202f? «\u00a0Mon cœur\u00a0», dit-il…');
  });

  it('keeps the caret in place in the middle of a text', async () => {
    open('<p>Rien.</p>');
    editor.commands.setTextSelection(1);
    await userEvent.keyboard('Quoi ? ');
    expect(text()).toBe('Quoi\u202f? Rien.');
  });

  it('keeps the format of a corrected word', async () => {
    open('<p><strong>Mon coeur</strong></p>');
    await userEvent.keyboard(' ');
    expect(editor.getHTML()).toBe('<p><strong>Mon cœur </strong></p>');
  });

  it('begins anew after a line break', async () => {
    open();
    await userEvent.keyboard('Elle dit{Shift>}{Enter}{/Shift}"Salut"{Shift>}{Enter}{/Shift}https://exemple.fr?a');
    expect(text()).toBe('Elle dit\n«\u00a0Salut\u00a0»\nhttps://exemple.fr?a');
  });

  it('changes nothing while it is switched off', async () => {
    open();
    isOn = false;
    await userEvent.keyboard('Quoi ?');
    expect(text()).toBe('Quoi ?');
  });

  it.each(['<pre>let a</pre>', '<p><code>let a</code></p>'])('changes nothing in code: %s', async (html) => {
    open(html);
    await userEvent.keyboard(' ? b');
    expect(text()).toBe('let a ? b');
  });

  it('leaves the Markdown shortcuts for titles, lists and quotations working', async () => {
    open();
    await userEvent.keyboard('## Titre{Enter}');
    await expect.poll(types).toEqual(['heading', 'paragraph']);
    await userEvent.keyboard('- Un point{Enter}{Enter}');
    await expect.poll(types).toEqual(['heading', 'bulletList', 'paragraph']);
    await userEvent.keyboard('> Citation');
    await expect.poll(types).toEqual(['heading', 'bulletList', 'blockquote']);
  });
});

describe('undoing a typographic correction', () => {
  it.each(['{Control>}z{/Control}', '{Backspace}'])(
    'by %s gives back the typed characters, and changes nothing else',
    async (keys) => {
      open();
      await userEvent.keyboard('Quoi ?');
      await userEvent.keyboard(keys);
      expect(text()).toBe('Quoi ?');
    },
  );

  it('by Backspace keeps the same word from being corrected again', async () => {
    open();
    await userEvent.keyboard('Mon coeur ');
    expect(text()).toBe('Mon cœur ');
    await userEvent.keyboard('{Backspace}');
    expect(text()).toBe('Mon coeur ');
    await userEvent.keyboard('{Backspace} et ton coeur ');
    expect(text()).toBe('Mon coeur et ton cœur ');
  });

  it('by Ctrl+Z keeps the same word from being corrected again', async () => {
    open();
    await userEvent.keyboard('Mon coeur ');
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Backspace} ');
    expect(text()).toBe('Mon coeur ');
  });

  it('is a step of its own: the first Ctrl+Z only removes the text typed after the correction', async () => {
    open();
    await userEvent.keyboard('Quoi ? Rien');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(text()).toBe('Quoi\u202f?');
  });

  it('by Backspace is no longer possible once the caret has moved', async () => {
    open();
    await userEvent.keyboard('Quoi ?{ArrowLeft}{ArrowRight}{Backspace}');
    expect(text()).toBe('Quoi\u202f');
  });
});

it('French typography does not handle text input during a composition', async () => {
  open('<p>Quoi </p>');
  const { view } = editor;
  editor.commands.focus('end');
  view.dom.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  expect(view.composing).toBe(true);
  const isHandled = view.someProp('handleTextInput', (handle) => handle(view, 6, 6, '?', () => view.state.tr));
  expect(isHandled).toBeFalsy();
  view.dom.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '?' }));
});
