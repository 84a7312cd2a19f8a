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

it('undo makes a typed link plain text again; the address of a video alone on a line becomes its player', async () => {
  const { html } = await openEditor('<p></p>');
  await userEvent.click(text());
  await press('https://a.fr ');
  await becomes(html, '<p><a href="https://a.fr">https://a.fr</a> </p>');
  await press('{Control>}z{/Control}');
  await becomes(html, '<p>https://a.fr </p>');
  await press('{Control>}a{/Control}https://youtu.be/dQw4w9WgXcQ{Enter}Suite');
  await becomes(html, '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>\n<p>Suite</p>');
});

it('the link dialog finds an article by its title, and says when there is none, or nobody answers', async () => {
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

describe('a title that is pasted over words', () => {
  const offer = () => button('En faire un lien');
  const pasteOver = async (title: string) => {
    const opened = await openEditor('<p>Lire ça</p>');
    await goToEnd();
    await press('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    paste({ 'text/plain': title });
    await becomes(opened.html, `<p>Lire ${title}</p>`);
    return opened;
  };

  it('is offered while one goes on writing elsewhere, and no more once it is changed', async () => {
    const { html } = await pasteOver('Premier rendez-vous');
    await expect.element(offer()).toBeVisible();
    await press('{Home}À ');
    await becomes(html, '<p>À Lire Premier rendez-vous</p>');
    await expect.element(offer()).toBeVisible();
    await press('{End}{Backspace}');
    await becomes(html, '<p>À Lire Premier rendez-vou</p>');
    await expect.element(offer()).not.toBeInTheDocument();
  });

  it('stays as it is where the writer wants that', async () => {
    const { html } = await pasteOver('Premier rendez-vous');
    await button('Laisser ainsi').click();
    await expect.element(offer()).not.toBeInTheDocument();
    await expect.element(text()).toHaveFocus();
    expect(html()).toBe('<p>Lire Premier rendez-vous</p>');
  });

  it('is offered neither for a part of a title, nor where nothing was selected', async () => {
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
