import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ARTICLE,
  becomes,
  button,
  goToEnd,
  openEditor,
  paste,
  press,
  text,
} from '../../../src/admin/editor/rich-text/rich-text.support.tsx';

const address = () => page.getByRole('combobox', { name: 'Adresse, ou titre d’un de nos articles' });

async function openDialog() {
  await press('{Control>}k{/Control}');
  await expect.element(address()).toHaveFocus();
}

it('undo turns a typed link back into plain text; a video’s address alone on a line becomes a player', async () => {
  const { html } = await openEditor('<p></p>');
  await userEvent.click(text());
  await press('https://a.fr ');
  await becomes(html, '<p><a href="https://a.fr">https://a.fr</a> </p>');
  await press('{Control>}z{/Control}');
  await becomes(html, '<p>https://a.fr </p>');
  await press('{Control>}a{/Control}https://youtu.be/dQw4w9WgXcQ{Enter}Suite');
  await becomes(html, '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>\n<p>Suite</p>');
});

it('the link dialog finds articles by title, and says when none matches and when the search fails', async () => {
  const { html, findArticles } = await openEditor('<p>Lire </p>');
  await goToEnd();
  await press(' ');
  await openDialog();
  findArticles.mockResolvedValueOnce([]);
  await userEvent.fill(address(), 'rien');
  await expect.element(page.getByText('Aucun article n’a ce titre.')).toBeVisible();
  expect(page.getByText(/dans la liste/).query()).toBeNull();
  findArticles.mockRejectedValueOnce(new Error('panne'));
  await userEvent.fill(address(), 'rienx');
  await expect.element(page.getByText(/La recherche ne répond pas/)).toBeVisible();
  await userEvent.fill(address(), 'rendez');
  const option = page.getByRole('option', { name: ARTICLE.title });
  await expect.element(option).toBeVisible();
  expect(findArticles).toHaveBeenLastCalledWith('rendez');
  await press('{ArrowDown}');
  await expect.element(option).toHaveAttribute('aria-selected', 'true');
  await press('{Enter}');
  await expect.element(address()).toHaveValue('/blog/premier-rendez-vous');
  await press('{Enter}');
  await expect.poll(html).toContain('<a href="/blog/premier-rendez-vous">Premier rendez-vous</a></p>');
});

describe('a link offered for an article’s title that is pasted over selected words', () => {
  const offer = () => button('En faire un lien');
  const pasteOver = async (title: string) => {
    const opened = await openEditor('<p>Lire ça</p>');
    await goToEnd();
    await press('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    paste({ 'text/plain': title });
    await becomes(opened.html, `<p>Lire ${title}</p>`);
    return opened;
  };

  it('stays offered while the writer types elsewhere, and disappears once the pasted title is changed', async () => {
    const { html } = await pasteOver('Premier rendez-vous');
    await expect.element(offer()).toBeVisible();
    await press('{Home}À ');
    await becomes(html, '<p>À Lire Premier rendez-vous</p>');
    await expect.element(offer()).toBeVisible();
    await press('{End}{Backspace}');
    await becomes(html, '<p>À Lire Premier rendez-vou</p>');
    await expect.element(offer()).not.toBeInTheDocument();
  });

  it('disappears when the writer declines it, and the pasted title stays plain text', async () => {
    const { html } = await pasteOver('Premier rendez-vous');
    await button('Laisser ainsi').click();
    await expect.element(offer()).not.toBeInTheDocument();
    await expect.element(text()).toHaveFocus();
    expect(html()).toBe('<p>Lire Premier rendez-vous</p>');
  });

  it('is not offered for a part of a title, nor when no words were selected', async () => {
    const { findArticles, html } = await pasteOver('rendez-vous');
    await expect.poll(() => findArticles.mock.calls.length).toBe(1);
    await expect.element(offer()).not.toBeInTheDocument();
    await goToEnd();
    paste({ 'text/plain': ', Premier rendez-vous' });
    await becomes(html, '<p>Lire rendez-vous, Premier rendez-vous</p>');
    await expect.element(offer()).not.toBeInTheDocument();
    expect(findArticles).toHaveBeenCalledOnce();
  });
});
