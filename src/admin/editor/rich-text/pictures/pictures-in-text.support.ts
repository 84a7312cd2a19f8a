import { page, userEvent } from 'vitest/browser';
import { button, press } from '../rich-text.support.tsx';

/** Stored HTML of the figure that a test's picture becomes when it is described as « Deux chats ». */
export const FIGURE = '<figure><img src="/illustrations/champ.svg" alt="Deux chats" width="30" height="20"></figure>';

export const alt = () => page.getByRole('textbox', { name: 'Texte alternatif' });
export const dialog = () => page.getByRole('dialog');

export async function photo(name = 'chats.png') {
  const canvas = new OffscreenCanvas(30, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** Opens the picture dialog by keyboard, and chooses a file. */
export async function chooseFile(file: File) {
  await press('{Alt>}{F10}{/Alt}');
  await userEvent.click(button('Image'));
  await userEvent.upload(page.getByLabelText('Choisir une image'), file);
}
