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

describe('a typed address', () => {
  it('is a plain one again once that is undone', async () => {
    const { html } = await openEditor('<p></p>');
    await userEvent.click(text());
    await press('https://exemple.fr ');
    await becomes(html, '<p><a href="https://exemple.fr">https://exemple.fr</a> </p>');
    await press('{Control>}z{/Control}');
    await becomes(html, '<p>https://exemple.fr </p>');
  });

  it('of a video, on a line of its own, becomes its player', async () => {
    const { html } = await openEditor('<p></p>');
    await userEvent.click(text());
    await press('https://youtu.be/dQw4w9WgXcQ{Enter}Suite');
    await becomes(html, '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>\n<p>Suite</p>');
  });
});

describe('the link dialog', () => {
  it('finds an article by the words of its title', async () => {
    const { html, findArticles } = await openEditor('<p>Lire</p>');
    await goToEnd();
    await press(' ');
    await openDialog();
    await userEvent.type(address(), 'rendez');
    const option = page.getByRole('option', { name: ARTICLE.title });
    await expect.element(option).toBeVisible();
    expect(findArticles).toHaveBeenLastCalledWith('rendez');
    await press('{ArrowDown}');
    await expect.element(option).toHaveAttribute('aria-selected', 'true');
    await press('{Enter}');
    await expect.element(address()).toHaveValue('/blog/premier-rendez-vous');
    await press('{Enter}');
    await becomes(html, '<p>Lire <a href="/blog/premier-rendez-vous">Premier rendez-vous</a></p>');
  });

  it('says when nothing has that title, and when nobody answers', async () => {
    const { findArticles } = await openEditor('<p></p>');
    await userEvent.click(text());
    await openDialog();
    findArticles.mockResolvedValueOnce([]);
    await userEvent.type(address(), 'rien');
    await expect.element(page.getByText('Aucun article n’a ce titre.')).toBeVisible();
    findArticles.mockRejectedValueOnce(new Error('panne'));
    await userEvent.type(address(), 'x');
    await expect.element(page.getByText(/La recherche ne répond pas/)).toBeVisible();
  });
});

describe('a title that is pasted over words', () => {
  const pasteOver = async (title: string, props: Parameters<typeof openEditor>[1] = {}) => {
    const opened = await openEditor('<p>Lire ça</p>', props);
    await goToEnd();
    await press('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    paste({ 'text/plain': title });
    await becomes(opened.html, `<p>Lire ${title}</p>`);
    return opened;
  };
  const offer = () => button('En faire un lien');

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

  it('stays as it is for who wants that', async () => {
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
