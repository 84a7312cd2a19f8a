import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { becomes, button, goToEnd, openEditor, paste, press, text } from '../rich-text.support.tsx';

const address = () => page.getByRole('combobox', { name: 'Adresse, ou titre d’un de nos articles' });
const words = () => page.getByRole('textbox', { name: 'Texte du lien' });
const says = (what: string) => expect.element(address()).toHaveAccessibleDescription(new RegExp(what));

async function openDialog() {
  await press('{Control>}k{/Control}');
  await expect.element(address()).toHaveFocus();
}

describe('a typed address', () => {
  it.each([
    ['voir https://exemple.fr/a ici', '<p>voir <a href="https://exemple.fr/a">https://exemple.fr/a</a> ici</p>'],
    ['(https://exemple.fr). Oui', '<p>(<a href="https://exemple.fr">https://exemple.fr</a>). Oui</p>'],
    ['https://exemple.fr{Enter}b', '<p><a href="https://exemple.fr">https://exemple.fr</a></p>\n<p>b</p>'],
    ['exemple.fr ici', '<p>exemple.fr ici</p>'],
  ])('of %j becomes a link', async (typed, wanted) => {
    const { html } = await openEditor('<p></p>');
    await userEvent.click(text());
    await press(typed);
    await becomes(html, wanted);
  });
});

describe('the link dialog', () => {
  it('links what is selected, and says how the link will open while it is typed', async () => {
    const { html } = await openEditor('<p><em>ici</em></p>');
    await goToEnd();
    await press('{Control>}a{/Control}');
    await openDialog();
    await expect.element(words()).toHaveValue('ici');
    await userEvent.type(address(), 'exemple.fr');
    await says('S’ouvrira dans un nouvel onglet, sur exemple.fr.');
    await press('{Enter}');
    await becomes(html, '<p><a href="https://exemple.fr"><em>ici</em></a></p>');
    await expect.element(text()).toHaveFocus();
    await press('.');
    await becomes(html, '<p><a href="https://exemple.fr"><em>ici</em></a><em>.</em></p>');
  });

  it('refuses what may not be followed', async () => {
    const { html } = await openEditor('<p>a</p>');
    await goToEnd();
    await openDialog();
    await userEvent.type(address(), 'javascript:alert(1)');
    await says('ne peut pas être suivie');
    await userEvent.type(words(), 'clic');
    await press('{Enter}');
    await expect.element(address()).toBeInvalid();
    await press('{Escape}');
    expect(html()).toBe('<p>a</p>');
  });

  it('asks for an address and for words', async () => {
    await openEditor('<p>a</p>');
    await goToEnd();
    await openDialog();
    await press('{Enter}');
    await expect.element(page.getByText('Donne une adresse, ou choisis un article.')).toBeVisible();
    await userEvent.type(address(), '/blog');
    await says('S’ouvrira dans le site.');
    await press('{Enter}');
    await expect.element(page.getByText(/Donne un texte au lien/)).toBeVisible();
  });

  it('changes the link around the caret, and takes it away', async () => {
    const { html } = await openEditor('<p><a href="/blog">le blog</a></p>');
    await goToEnd();
    await press('{ArrowLeft}{ArrowLeft}');
    await openDialog();
    await expect.element(address()).toHaveValue('/blog');
    await expect.element(words()).toHaveValue('le blog');
    await userEvent.fill(address(), '/anecdotes');
    await press('{Enter}');
    await becomes(html, '<p><a href="/anecdotes">le blog</a></p>');
    await press('{ArrowLeft}{ArrowLeft}');
    await openDialog();
    await userEvent.click(button('Retirer le lien'));
    await becomes(html, '<p>le blog</p>');
  });
});

describe('a pasted address', () => {
  it('links the words that are selected', async () => {
    const { html } = await openEditor('<p>ici</p>');
    await goToEnd();
    await press('{Control>}a{/Control}');
    paste({ 'text/plain': 'https://exemple.fr/a' });
    await becomes(html, '<p><a href="https://exemple.fr/a">ici</a></p>');
  });

  it('leads within the site where it is one of ours', async () => {
    const { html } = await openEditor('<p>ici</p>');
    await goToEnd();
    await press('{Control>}a{/Control}');
    paste({ 'text/plain': `${location.origin}/blog/oser` });
    await becomes(html, '<p><a href="/blog/oser">ici</a></p>');
  });

  it('says itself where nothing is selected', async () => {
    const { html } = await openEditor('<p>voir</p>');
    await goToEnd();
    await press(' ');
    paste({ 'text/plain': 'https://exemple.fr/a' });
    await becomes(html, '<p>voir <a href="https://exemple.fr/a">https://exemple.fr/a</a></p>');
  });

  it('is a player on a line of its own', async () => {
    const { html } = await openEditor('<p></p>');
    await userEvent.click(text());
    paste({ 'text/plain': 'https://youtu.be/dQw4w9WgXcQ' });
    await expect.poll(html).toContain('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>');
    expect(document.querySelector('iframe[src*="youtube"]')).toBeNull();
    await expect.element(page.getByText('Vidéo YouTube')).toBeVisible();
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

  it('is pasted as it is, and may be made a link to our article of that title', async () => {
    const { html, findArticles } = await pasteOver('premier rendez-vous');
    await expect.element(page.getByText(/est un de nos articles/)).toBeVisible();
    expect(findArticles.mock.calls).toEqual([['premier rendez-vous']]);
    await offer().click();
    await becomes(html, '<p>Lire <a href="/blog/premier-rendez-vous">premier rendez-vous</a></p>');
    await expect.element(text()).toHaveFocus();
    await expect.element(offer()).not.toBeInTheDocument();
  });

  it('passes axe in the dark', async () => {
    document.documentElement.style.colorScheme = 'dark';
    await pasteOver('Premier rendez-vous');
    await expect.element(offer()).toBeVisible();
    const { violations } = await axe.run('.rich-text-notice:not(:empty)');
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    document.documentElement.style.colorScheme = '';
  });
});
