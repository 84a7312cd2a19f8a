import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import type { StepJson } from '../../../../core/editing/rich-text-handle.ts';
import { articleHtml, replaceArticle } from './article-source.ts';
import { documentExtensions } from './document-extensions.ts';
import { articleContent } from './parse-article.ts';
import { replaySteps, takeSteps } from './step-recorder.ts';

const HTML =
  '<h2>Titre</h2><p>Un <strong>mot</strong> et <a href="/blog">un lien</a>.</p>\n\n<ul><li>a</li><li>b</li></ul>' +
  '<table><tbody><tr><th>c</th><td>d</td></tr></tbody></table><p>La fin.</p>';

function open(html: string) {
  return new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: documentExtensions({ html }),
    content: articleContent(html),
  });
}

/** Returns a generator of numbers that depend only on the seed. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function editAtRandom(editor: Editor, random: (below: number) => number) {
  const size = editor.state.doc.content.size;
  const from = random(size);
  const { doc, tr } = editor.state;
  editor.view.dispatch(
    tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(Math.min(size, from + random(6))))),
  );
  const edits = [
    () => editor.commands.insertContent('mot '),
    () => editor.commands.insertContent('é'),
    () => editor.commands.deleteSelection(),
    () => editor.commands.splitBlock(),
    () => editor.commands.toggleBold(),
    () => editor.commands.toggleBulletList(),
    () => editor.commands.toggleOrderedList(),
    () => editor.commands.toggleBlockquote(),
    () => editor.commands.toggleHeading({ level: 3 }),
    () => editor.commands.setLink({ href: '/jeux' }),
    () => editor.commands.addRowAfter(),
    () => editor.commands.deleteColumn(),
    () => editor.commands.insertTable({ rows: 2, cols: 2 }),
    () => editor.commands.undo(),
    () => editor.commands.redo(),
    () => replaceArticle(editor, '<p>Tout autre chose.</p>'),
  ];
  edits[random(edits.length - (random(20) === 0 ? 0 : 1))]?.();
}

describe('the step recorder', () => {
  it('records no step before the first edit', () => {
    const editor = open(HTML);
    expect(takeSteps(editor)).toEqual([]);
    expect(articleHtml(editor)).toBe(HTML);
  });

  it('hands over each step once', () => {
    const editor = open(HTML);
    editor.commands.insertContentAt(1, 'Un ');
    expect(takeSteps(editor)).toHaveLength(1);
    expect(takeSteps(editor)).toEqual([]);
  });

  it('gives the opened text back, to the byte, when every edit is undone', () => {
    const editor = open(HTML);
    editor.commands.insertContentAt(1, 'Un ');
    expect(articleHtml(editor)).not.toBe(HTML);
    editor.commands.undo();
    expect(articleHtml(editor)).toBe(HTML);
    expect(replaySteps(HTML, takeSteps(editor))).toBe(HTML);
  });

  it('throws when steps are replayed on another text', () => {
    const editor = open(HTML);
    editor.commands.insertContentAt(editor.state.doc.content.size - 1, 'x');
    const steps = takeSteps(editor);
    expect(() => replaySteps('<p>a</p>', steps)).toThrow('does not apply');
  });

  it.each([1, 2, 3, 4, 5, 6])('replays 60 random edits to the same text (seed %i)', (seed) => {
    const editor = open(HTML);
    const random = randomNumbers(seed);
    const steps: StepJson[] = [];
    for (let count = 0; count < 60; count += 1) {
      editAtRandom(editor, random);
      if (count % 7 === 0) steps.push(...takeSteps(editor));
    }
    steps.push(...takeSteps(editor));
    expect(steps.length).toBeGreaterThan(5);
    expect(replaySteps(HTML, JSON.parse(JSON.stringify(steps)) as StepJson[])).toBe(articleHtml(editor));
    expect(() => {
      editor.state.doc.check();
    }).not.toThrow();
  });
});
