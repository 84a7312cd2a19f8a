import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  becomes,
  button,
  goToEnd,
  openEditor,
  press,
  text,
} from '../../../src/admin/editor/rich-text/rich-text.support.tsx';

const field = () => page.getByRole('textbox', { name: 'Rechercher' });
const position = () => page.getByRole('search').getByRole('status');

async function openBar() {
  await goToEnd();
  await press('{Control>}f{/Control}');
  await expect.element(field()).toHaveFocus();
}

describe('the find bar', () => {
  it('moves past a replacement that contains the searched word, and wraps round to the first match', async () => {
    const { html } = await openEditor('<p>chat, chat</p>\n<p>chat</p>');
    await openBar();
    await userEvent.type(field(), 'chat');
    await userEvent.type(page.getByRole('textbox', { name: 'Remplacer par' }), 'chats, chat');
    await expect.element(position()).toHaveTextContent('1 sur 3');
    await userEvent.click(button('Remplacer'));
    await becomes(html, '<p>chats, chat, chat</p>\n<p>chat</p>');
    await expect.element(position()).toHaveTextContent('3 sur 4');
    await userEvent.click(button('Remplacer'));
    await becomes(html, '<p>chats, chat, chats, chat</p>\n<p>chat</p>');
    await userEvent.click(button('Remplacer'));
    await becomes(html, '<p>chats, chat, chats, chat</p>\n<p>chats, chat</p>');
    await expect.element(position()).toHaveTextContent('1 sur 6');
  });

  it('replaces all occurrences in one step that a single undo takes back', async () => {
    const { html } = await openEditor('<p>a b a</p>\n<p>A</p>');
    await openBar();
    await userEvent.type(field(), 'a');
    await userEvent.type(page.getByRole('textbox', { name: 'Remplacer par' }), 'cent');
    await userEvent.click(button('Tout remplacer'));
    await becomes(html, '<p>cent b cent</p>\n<p>cent</p>');
    await expect.element(page.getByText(/3 occurrences remplacées/)).toBeInTheDocument();
    await press('{Escape}');
    await expect.element(text()).toHaveFocus();
    await press('{Control>}z{/Control}');
    await becomes(html, '<p>a b a</p>\n<p>A</p>');
  });
});
