import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { articleHtml } from '../article-source.ts';
import { documentExtensions } from '../document-extensions.ts';
import { articleContent } from '../parse-article.ts';
import { CLIPBOARD } from './clipboard-samples.support.ts';

let editor: Editor;
let pictures: File[] = [];
let lostCount = 0;

function open(html: string) {
  pictures = [];
  lostCount = 0;
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    injectCSS: false,
    extensions: documentExtensions({
      html,
      paste: { onPictures: (files) => pictures.push(...files), onLostPictures: (count) => (lostCount += count) },
    }),
    content: articleContent(html),
  });
}

function paste(data: Record<string, string>) {
  const clipboardData = new DataTransfer();
  for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content);
  editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const stored = () => articleHtml(editor).replaceAll('\n', '');

afterEach(() => {
  const holder = editor.view.dom.parentElement;
  editor.destroy();
  holder?.remove();
});

describe('pasting', () => {
  it('inserts lists copied from Word into an empty text', () => {
    open('');
    paste({ 'text/html': CLIPBOARD.wordListsByComments, 'text/plain': '1. Un' });
    expect(stored()).toBe('<ol><li>Un<ol><li>Un a</li></ol></li></ol>');
  });

  it('inserts part of a line into a line without splitting the line', () => {
    open('<p>Un mot.</p>');
    editor.commands.setTextSelection(3);
    paste({
      'text/html':
        '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><span style="font-weight:700;">très</span></b>',
    });
    expect(stored()).toBe('<p>Un<strong>très</strong> mot.</p>');
  });

  it('wraps bare text in a paragraph when the article is empty', () => {
    open('');
    paste({ 'text/html': 'Bonjour <i>toi</i>' });
    expect(stored()).toBe('<p>Bonjour <i>toi</i></p>');
  });

  it('is undone as one change', () => {
    open('<p>Un mot.</p>');
    editor.commands.selectAll();
    paste({ 'text/html': CLIPBOARD.docsLists });
    expect(stored()).toContain('Un a i');
    editor.commands.undo();
    expect(stored()).toBe('<p>Un mot.</p>');
  });

  it('cuts plain text into paragraphs and lines', () => {
    open('');
    paste({ 'text/plain': 'Un\r\ndeux\r\n\r\ntrois' });
    expect(stored()).toBe('<p>Un<br>deux</p><p>trois</p>');
  });

  const TABLE = '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';

  it.each([
    ['alone', '<table><tr><td>c</td></tr></table>'],
    ['after words', '<p>x</p><table><tr><td>c</td><td>d</td></tr></table>'],
    ['in a list', '<ul><li><table><tr><td>c</td></tr></table></li></ul>'],
    ['with a caption', '<table><caption>e</caption><tr><td>c</td></tr></table><p>f</p>'],
  ])('inserts no second table into a cell when a table is pasted %s', (_name, html) => {
    open(TABLE);
    editor.commands.setTextSelection(5);
    paste({ 'text/html': html });
    expect(stored().match(/<table/g)).toHaveLength(1);
    expect(stored()).toContain('c');
  });

  it('hands over embedded pictures, and counts pictures that cannot be read', () => {
    open('<p>a</p>');
    paste({ 'text/html': '<p>b<img src="data:image/png;base64,iVBORw0KGgo="><img src="file:///C:/a.png"></p>' });
    expect(pictures.map(({ type }) => type)).toEqual(['image/png']);
    expect(lostCount).toBe(1);
    expect(stored()).not.toContain('<img');
  });

  it('keeps HTML that was copied from this editor unchanged', () => {
    const html =
      '<ol start="3"><li><p>a</p></li></ol><table><caption>b</caption><thead><tr><th scope="col">c</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>';
    open(html);
    editor.commands.selectAll();
    const { dom } = editor.view.serializeForClipboard(editor.state.selection.content());
    editor.commands.clearContent();
    paste({ 'text/html': dom.innerHTML });
    expect(stored()).toBe(html);
    expect(pictures).toEqual([]);
  });

  it('keeps a picture that was copied from this editor', () => {
    const html = '<figure><img src="/illustrations/champ.svg" alt="Un champ"></figure>';
    open(`${html}<p>a</p>`);
    editor.commands.selectAll();
    const { dom } = editor.view.serializeForClipboard(editor.state.selection.content());
    editor.commands.clearContent();
    paste({ 'text/html': dom.innerHTML });
    expect(stored()).toBe(`${html}<p>a</p>`);
  });

  it.each([
    ['another editor of the same kind', 'data-pm-slice="0 0 []"'],
    ['this editor on another site', 'data-pm-slice="0 0 []" data-copied-from="autre.fr"'],
  ])('cleans HTML that was copied from %s', (_name, mark) => {
    open('');
    paste({
      'text/html': `<p ${mark}>b<img src="data:image/png;base64,iVBORw0KGgo="><img src="https://autre.fr/a.png" alt="A"></p>`,
    });
    expect(pictures.map(({ type }) => type)).toEqual(['image/png']);
    expect(stored()).toBe('<p>b<a href="https://autre.fr/a.png">Voir l’image\u00a0: A</a></p>');
  });
});
