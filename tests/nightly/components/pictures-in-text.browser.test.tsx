import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PictureUploadOutcome } from '../../../src/gateway/browser/pictures.ts';
import { isUploading } from '../../../src/admin/editor/pictures/uploads-under-way.ts';
import {
  alt,
  chooseFile,
  dialog,
  FIGURE,
  photo,
} from '../../../src/admin/editor/rich-text/pictures/pictures-in-text.support.ts';
import { button, goToEnd, openEditor, press, text } from '../../../src/admin/editor/rich-text/rich-text.support.tsx';

describe('a picture in the text', () => {
  it('is described in a dialog of its own when several pictures are dropped at once', async () => {
    const { html } = await openEditor('<p>a</p>');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await photo());
    dataTransfer.items.add(await photo('chiens.png'));
    const { x, y } = text().element().getBoundingClientRect();
    const place = { clientX: x + 60, clientY: y + 40, bubbles: true, cancelable: true };
    text()
      .element()
      .dispatchEvent(new DragEvent('drop', { dataTransfer, ...place }));
    await expect.element(page.getByRole('dialog', { name: 'Image 1 sur 2' })).toBeVisible();
    await userEvent.fill(alt(), 'Des chats');
    await press('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Image 2 sur 2' })).toBeVisible();
    await userEvent.fill(alt(), 'Des chiens');
    await press('{Enter}');
    await expect.poll(html).toMatch(/Des chats[\s\S]*Des chiens|Des chiens[\s\S]*Des chats/);
  });

  /** Inserts a picture whose upload is still pending. @returns a function that completes the upload */
  async function insertSlowly(editor: Awaited<ReturnType<typeof openEditor>>) {
    const answer = Promise.withResolvers<PictureUploadOutcome>();
    editor.uploadPicture.mockReturnValueOnce(answer.promise);
    await chooseFile(await photo());
    await userEvent.fill(alt(), 'Deux chats');
    await press('{Enter}');
    await expect.element(page.getByText('Envoi de l’image…')).toBeVisible();
    return () => answer.resolve({ kind: 'uploaded', url: '/illustrations/champ.svg' });
  }

  it('is not inserted when another text replaces the text during its upload', async () => {
    const editor = await openEditor('<p>a</p>\n<p>b</p>');
    await goToEnd();
    const arrive = await insertSlowly(editor);
    editor.handle().replace('<p>autre</p>');
    await expect.element(page.getByText(/«\u00a0chats\.png\u00a0» n’est pas insérée/)).toBeVisible();
    expect(isUploading()).toBe(false);
    arrive();
    await expect.element(page.getByText('Envoi de l’image…')).not.toBeInTheDocument();
    expect(editor.html()).toBe('<p>autre</p>');
  });

  it.each([
    ['the paragraphs on both sides of it are joined', '{Delete}', '<p>abc</p>', `<p>abc</p>\n${FIGURE}`],
    [
      'a paragraph is moved over it',
      '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}',
      '<p>bc</p>\n<p>a</p>',
      `<p>bc</p>\n<p>a</p>\n${FIGURE}`,
    ],
  ])('is inserted although %s during its upload', async (_name, keys, changed, wanted) => {
    const editor = await openEditor('<p>a</p>\n<p>bc</p>');
    await goToEnd();
    await press('{ArrowUp}{End}');
    const arrive = await insertSlowly(editor);
    await press(keys);
    await expect.poll(editor.html).toBe(changed);
    arrive();
    await expect.poll(editor.html).toBe(wanted);
  });

  it('needs a description, can be discarded after a failed upload, and stops uploading when its text is closed', async () => {
    const { html, screen, uploadPicture } = await openEditor('<p>a</p>');
    uploadPicture.mockResolvedValueOnce({ kind: 'unreachable' });
    await goToEnd();
    await chooseFile(await photo());
    await userEvent.click(button('Insérer l’image'));
    await expect.element(alt()).toBeInvalid();
    await expect.element(alt()).toHaveAccessibleDescription(/Décris l’image/);
    await userEvent.fill(alt(), 'Deux chats');
    await press('{Enter}');
    await expect.element(page.getByText(/L’image est gardée ici/).first()).toBeVisible();
    await userEvent.click(document.querySelector('.picture-place button:last-child') as Element);
    await expect.poll(() => document.querySelector('.picture-place')).toBeNull();
    expect(html()).toBe('<p>a</p>');

    await goToEnd();
    await chooseFile(await photo());
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(button('Insérer l’image'));
    await expect.poll(html).toContain('alt=""');
    uploadPicture.mockReturnValueOnce(new Promise(() => {}));
    await chooseFile(await photo());
    await userEvent.fill(alt(), 'Deux chats');
    await press('{Enter}');
    await expect.element(page.getByText('Envoi de l’image…')).toBeVisible();
    expect(isUploading()).toBe(true);
    await screen.unmount();
    await expect.poll(isUploading).toBe(false);
  });

  it('can be replaced, and stays in its place until the new picture is uploaded', async () => {
    const { html, uploadPicture } = await openEditor(`<p>a</p>\n${FIGURE.replace('champ.svg', 'autre.svg')}`);
    const answer = Promise.withResolvers<PictureUploadOutcome>();
    uploadPicture.mockReturnValueOnce(answer.promise);
    await userEvent.click(page.getByRole('img', { name: 'Deux chats' }));
    await userEvent.click(button('Image'));
    await userEvent.upload(page.getByLabelText('Remplacer par une autre image'), await photo('chiens.png'));
    await userEvent.fill(alt(), 'Deux chiens');
    await press('{Enter}');
    expect(html()).toContain('autre.svg');
    answer.resolve({ kind: 'uploaded', url: '/illustrations/champ.svg' });
    await expect.poll(html).toBe(`<p>a</p>\n${FIGURE.replace('chats', 'chiens')}`);
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});
