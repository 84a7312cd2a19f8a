import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PictureUploadOutcome } from '../../../../gateway/browser/pictures.ts';
import { button, goToEnd, openEditor, paste, press } from '../rich-text.support.tsx';
import { alt, chooseFile, dialog, FIGURE, photo } from './pictures-in-text.support.ts';

describe('a picture', () => {
  it('is chosen, described and inserted with its caption; a missing file is reported at its field', async () => {
    const { html, uploadPicture } = await openEditor('<p>a</p>');
    await goToEnd();
    await userEvent.click(button('Image'));
    await userEvent.fill(alt(), 'Deux chats');
    await press('{Enter}');
    await expect.element(page.getByText('Choisis d’abord une image.')).toBeVisible();
    await expect.element(page.getByLabelText('Choisir une image')).toBeInvalid();
    await userEvent.upload(page.getByLabelText('Choisir une image'), await photo());
    await userEvent.fill(page.getByRole('textbox', { name: 'Légende (facultative)' }), 'Les miens');
    await userEvent.click(button('Insérer l’image'));
    await expect
      .poll(html)
      .toBe(`<p>a</p>\n${FIGURE.replace('</figure>', '<figcaption>Les miens</figcaption></figure>')}`);
    expect(uploadPicture.mock.calls[0]?.[1]).toBe('chats.webp');
    expect(html()).not.toContain('data:');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('is uploaded from the clipboard and never stored as data; an SVG and a lost picture are explained', async () => {
    const { html, uploadPicture } = await openEditor('<p>a</p>');
    await goToEnd();
    paste({}, [new File(['<svg/>'], 'd.svg', { type: 'image/svg+xml' })]);
    await expect.element(page.getByText(/Un SVG peut cacher du code/)).toBeVisible();
    await userEvent.fill(alt(), 'Rien');
    await press('{Enter}');
    await expect.element(dialog()).toBeVisible();
    await press('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(html()).toBe('<p>a</p>');
    expect(uploadPicture).not.toHaveBeenCalled();
    paste({ 'text/html': '<p>b</p><p><img src="file:///C:/image001.png"></p>' });
    await expect.element(page.getByText(/Une image n’a pas suivi le texte collé/)).toBeVisible();
    const bytes = new Uint8Array(await (await photo()).arrayBuffer());
    const data = btoa(String.fromCharCode(...bytes));
    paste({ 'text/html': `<p>c</p><p><img src="data:image/png;base64,${data}"></p>` });
    await expect.element(dialog()).toBeVisible();
    await userEvent.fill(alt(), 'Deux chats');
    await press('{Enter}');
    await expect.poll(html).toContain('alt="Deux chats"');
    expect(html()).not.toContain('data:');
  });

  it('keeps its place while it is uploaded, and can be uploaded again from there after a failure', async () => {
    const { html, uploadPicture } = await openEditor('<p>a</p>');
    const answer = Promise.withResolvers<PictureUploadOutcome>();
    uploadPicture.mockReturnValueOnce(answer.promise);
    await goToEnd();
    await chooseFile(await photo());
    await userEvent.fill(alt(), 'Deux chats');
    await press('{Enter}');
    const place = page.getByText('Envoi de l’image…');
    await expect.element(place).toBeVisible();
    expect(html()).toBe('<p>a</p>');
    await press('b{Enter}c');
    await expect.poll(html).toBe('<p>ab</p>\n<p>c</p>');
    answer.resolve({ kind: 'unreachable' });
    await expect.element(page.getByText(/L’image est gardée ici/).first()).toBeVisible();
    await userEvent.click(button('Réessayer'));
    await expect.poll(html).toContain(FIGURE);
    await expect.element(place).not.toBeInTheDocument();
  });

  it('can be described anew and removed', async () => {
    const { html } = await openEditor(FIGURE);
    await userEvent.click(page.getByRole('img', { name: 'Deux chats' }));
    await userEvent.click(button('Image'));
    await expect.element(alt()).toHaveValue('Deux chats');
    await userEvent.fill(alt(), 'Trois chats');
    await press('{Enter}');
    await expect.poll(html).toContain('alt="Trois chats"');
    await userEvent.dblClick(page.getByRole('img', { name: 'Trois chats' }));
    await expect.element(alt()).toHaveValue('Trois chats');
    await userEvent.click(button('Retirer l’image'));
    await expect.poll(html).not.toContain('<img');
  });
});
