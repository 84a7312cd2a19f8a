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
  // Without it, Chromium types a space at the end of a line as a no-break one.
  editor.view.dom.style.whiteSpace = 'break-spaces';
  editor.commands.setTextSelection(editor.state.doc.content.size);
  // The command of the same name focuses a frame later, when the first keys may have been pressed already.
  editor.view.focus();
}

const text = () => editor.getText({ blockSeparator: '\n' });
const types = () => editor.getJSON().content?.map(({ type }) => type);

afterEach(() => {
  const holder = editor.view.dom.parentElement;
  editor.destroy();
  holder?.remove();
});

describe('typing', () => {
  it('sets what is typed', async () => {
    open();
    await userEvent.keyboard('Quoi ? "Mon coeur", dit-il...');
    expect(text()).toBe('Quoi\u202f? «\u00a0Mon cœur\u00a0», dit-il…');
  });

  it('leaves the caret where one types', async () => {
    open('<p>Rien.</p>');
    editor.commands.setTextSelection(1);
    await userEvent.keyboard('Quoi ? ');
    expect(text()).toBe('Quoi\u202f? Rien.');
  });

  it('keeps the format', async () => {
    open('<p><strong>Mon coeur</strong></p>');
    await userEvent.keyboard(' ');
    expect(editor.getHTML()).toBe('<p><strong>Mon cœur </strong></p>');
  });

  it('begins anew after the end of a line', async () => {
    open();
    await userEvent.keyboard('Elle dit{Shift>}{Enter}{/Shift}"Salut"{Shift>}{Enter}{/Shift}https://exemple.fr?a');
    expect(text()).toBe('Elle dit\n«\u00a0Salut\u00a0»\nhttps://exemple.fr?a');
  });

  it('does nothing once it is switched off', async () => {
    open();
    isOn = false;
    await userEvent.keyboard('Quoi ?');
    expect(text()).toBe('Quoi ?');
  });

  it.each(['<pre>let a</pre>', '<p><code>let a</code></p>'])('does nothing in code: %s', async (html) => {
    open(html);
    await userEvent.keyboard(' ? b');
    expect(text()).toBe('let a ? b');
  });

  it('leaves titles and lists to be made as they are typed', async () => {
    open();
    await userEvent.keyboard('## Titre{Enter}');
    await expect.poll(types).toEqual(['heading', 'paragraph']);
    await userEvent.keyboard('- Un point{Enter}{Enter}');
    await expect.poll(types).toEqual(['heading', 'bulletList', 'paragraph']);
    await userEvent.keyboard('> Citation');
    await expect.poll(types).toEqual(['heading', 'bulletList', 'blockquote']);
  });
});

describe('taking it back', () => {
  it.each(['{Control>}z{/Control}', '{Backspace}'])('%s gives back what was typed, and no more', async (keys) => {
    open();
    await userEvent.keyboard('Quoi ?');
    await userEvent.keyboard(keys);
    expect(text()).toBe('Quoi ?');
  });

  it('does not set it there again', async () => {
    open();
    await userEvent.keyboard('Mon coeur ');
    expect(text()).toBe('Mon cœur ');
    await userEvent.keyboard('{Backspace}');
    expect(text()).toBe('Mon coeur ');
    await userEvent.keyboard('{Backspace} et ton coeur ');
    expect(text()).toBe('Mon coeur et ton cœur ');
  });

  it('does not set it there again after it was undone', async () => {
    open();
    await userEvent.keyboard('Mon coeur ');
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Backspace} ');
    expect(text()).toBe('Mon coeur ');
  });

  it('does not undo with it what was typed after', async () => {
    open();
    await userEvent.keyboard('Quoi ? Rien');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(text()).toBe('Quoi\u202f?');
  });

  it('leaves Backspace alone once the caret has moved', async () => {
    open();
    await userEvent.keyboard('Quoi ?{ArrowLeft}{ArrowRight}{Backspace}');
    expect(text()).toBe('Quoi\u202f');
  });
});

it('leaves what is being composed alone', async () => {
  open('<p>Quoi </p>');
  const { view } = editor;
  editor.commands.focus('end');
  view.dom.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  expect(view.composing).toBe(true);
  const isHandled = view.someProp('handleTextInput', (handle) => handle(view, 6, 6, '?', () => view.state.tr));
  expect(isHandled).toBeFalsy();
  view.dom.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '?' }));
});
