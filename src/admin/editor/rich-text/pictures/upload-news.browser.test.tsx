import { Editor } from '@tiptap/core';
import { atom } from 'nanostores';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PictureUpload, PictureUploadState } from '../../pictures/picture-upload.ts';
import { editorOptions } from '../editor-options.ts';
import { insertWhenUploaded } from './picture-places.ts';
import { UploadProgress } from './UploadProgress.tsx';

function preparedUpload() {
  const $state = atom<PictureUploadState>({ kind: 'preparing', progress: 0 });
  const upload: PictureUpload = {
    file: new File([], 'chats.png'),
    $state,
    retry: () => undefined,
    cancel: () => $state.set({ kind: 'cancelled' }),
  };
  return { upload, $state };
}

/** Opens a text that waits for a picture. */
function openWaitingText(upload: PictureUpload) {
  const options = editorOptions({ html: '<p>a</p>', textId: 'text', toolbarId: 'tools', $panel: atom(null) });
  const editor = new Editor(options);
  onTestFinished(() => editor.destroy());
  document.body.append(editor.view.dom);
  onTestFinished(() => editor.view.dom.remove());
  insertWhenUploaded(editor, upload, { alt: '', caption: '' }, atom(''));
}

const spoken = () => page.getByRole('status').element().textContent;

it.each([
  ['the dialog', (upload: PictureUpload) => render(<UploadProgress upload={upload} />)],
  ['the text', openWaitingText],
])('%s announces the stages of an upload, and shows its percentages without announcing them', async (_name, show) => {
  const { upload, $state } = preparedUpload();
  await show(upload);
  for (const progress of [0, 40]) {
    $state.set({ kind: 'preparing', progress });
    await expect.poll(() => document.body.textContent).toContain(` ${progress}\u00a0%`);
    expect(spoken()).toBe('Préparation de l’image…');
  }
  $state.set({ kind: 'sending' });
  await expect.poll(spoken).toBe('Envoi de l’image…');
  expect(document.body.textContent).not.toContain('%');
});

it.each([
  ['arrives', { kind: 'uploaded', url: '/chats.webp', width: 30, height: 20 }],
  ['is cancelled', { kind: 'cancelled' }],
] as const)('the text stops listening to an upload that %s', async (_name, end) => {
  const { upload, $state } = preparedUpload();
  openWaitingText(upload);
  $state.set(end);
  await expect.poll(() => $state.lc).toBe(0);
});
