import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ARTICLE, becomes, button, goToEnd, openEditor, paste, press, text } from '../rich-text.support.tsx';

const address = () => page.getByRole('combobox', { name: 'Adresse, ou titre d’un de nos articles' });
const words = () => page.getByRole('textbox', { name: 'Texte du lien' });
const says = (what: string) => expect.element(address()).toHaveAccessibleDescription(new RegExp(what));

async function openDialog() {
  await press('{Control>}k{/Control}');
  await expect.element(address()).toHaveFocus();
}

it('a typed address becomes a link without the punctuation after it; a bare domain does not', async () => {
  const { html } = await openEditor('<p></p>');
  await userEvent.click(text());
  await press('ou (https://a.fr). b.fr{Enter}https://c.fr{Enter}d');
  await becomes(
    html,
    '<p>ou (<a href="https://a.fr">https://a.fr</a>). b.fr</p>\n<p><a href="https://c.fr">https://c.fr</a></p>\n<p>d</p>',
  );
});

describe('the link dialog', () => {
  it('links the selected text, says how the link will open, changes the link and removes it', async () => {
    const { html } = await openEditor('<p><em>ici</em></p>');
    await goToEnd();
    await press('{Control>}a{/Control}');
    await openDialog();
    await expect.element(words()).toHaveValue('ici');
    await userEvent.fill(address(), 'exemple.fr');
    await says('S’ouvrira dans un nouvel onglet, sur exemple.fr.');
    await press('{Enter}');
    await becomes(html, '<p><a href="https://exemple.fr"><em>ici</em></a></p>');
    await expect.element(text()).toHaveFocus();
    await press('.');
    await becomes(html, '<p><a href="https://exemple.fr"><em>ici</em></a><em>.</em></p>');
    await press('{ArrowLeft}{ArrowLeft}');
    await openDialog();
    await expect.element(address()).toHaveValue('https://exemple.fr');
    await expect.element(words()).toHaveValue('ici');
    await userEvent.fill(address(), '/anecdotes');
    await press('{Enter}');
    await becomes(html, '<p><a href="/anecdotes"><em>ici</em></a><em>.</em></p>');
    await press('{ArrowLeft}{ArrowLeft}');
    await openDialog();
    await userEvent.click(button('Retirer le lien'));
    await becomes(html, '<p><em>ici.</em></p>');
  });

  it('asks for an address and a text, and refuses a javascript: address', async () => {
    const { html } = await openEditor('<p>a</p>');
    await goToEnd();
    await openDialog();
    await press('{Enter}');
    await expect.element(page.getByText('Donne une adresse, ou choisis un article.')).toBeVisible();
    await userEvent.fill(address(), '/blog');
    await says('S’ouvrira dans le site.');
    await press('{Enter}');
    await expect.element(words()).toHaveAccessibleDescription(/^Donne un texte au lien/);
    await expect.element(words()).toBeInvalid();
    await expect.element(address()).toBeValid();
    await userEvent.fill(words(), 'a');
    await expect.element(words()).toBeValid();
    await userEvent.clear(words());
    await userEvent.fill(address(), 'javascript:alert(1)');
    await says('ne peut pas être suivie');
    await userEvent.fill(words(), 'clic');
    await press('{Enter}');
    await expect.element(address()).toBeInvalid();
    await press('{Escape}');
    expect(html()).toBe('<p>a</p>');
  });

  it('scrolls a suggested article into view when the arrows reach it', async () => {
    const articles = Array.from({ length: 8 }, (_, index) => ({ ...ARTICLE, id: `a${index}`, title: `Oser ${index}` }));
    await openEditor('<p>a</p>', { findArticles: async () => articles });
    await goToEnd();
    await openDialog();
    await userEvent.fill(address(), 'oser');
    const last = page.getByRole('option', { name: 'Oser 7' });
    await expect.element(last).toBeInTheDocument();
    await press('{ArrowUp}');
    await expect.element(last).toHaveAttribute('aria-selected', 'true');
    await expect.element(last).toBeInViewport();
  });
});

it('a pasted address links the selected text; without a selection it becomes a link, or a player', async () => {
  const { html } = await openEditor('<p>ici</p>');
  await goToEnd();
  await press('{Control>}a{/Control}');
  paste({ 'text/plain': 'https://exemple.fr/a' });
  await becomes(html, '<p><a href="https://exemple.fr/a">ici</a></p>');
  await press('{Control>}a{/Control}');
  paste({ 'text/plain': `${location.origin}/blog/oser` });
  await becomes(html, '<p><a href="/blog/oser">ici</a></p>');
  await goToEnd();
  await press(' ');
  paste({ 'text/plain': 'https://exemple.fr/a' });
  const before = '<p><a href="/blog/oser">ici</a> <a href="https://exemple.fr/a">https://exemple.fr/a</a></p>';
  await becomes(html, before);
  await press('{Enter}');
  paste({ 'text/plain': 'https://youtu.be/dQw4w9WgXcQ' });
  await expect.poll(html).toContain('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>');
  expect(document.querySelector('iframe[src*="youtube"]')).toBeNull();
  await expect.element(page.getByText('Vidéo YouTube')).toBeVisible();
});

it('a pasted title of one of our articles can be turned into a link to that article', async () => {
  const { html, findArticles } = await openEditor('<p>Lire ça</p>');
  const offer = () => button('En faire un lien');
  await goToEnd();
  await press('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  paste({ 'text/plain': 'premier rendez-vous' });
  await becomes(html, '<p>Lire premier rendez-vous</p>');
  await expect.element(page.getByText(/est un de nos articles/)).toBeVisible();
  await expect.element(offer()).toBeVisible();
  expect(findArticles.mock.calls).toEqual([['premier rendez-vous']]);
  const { violations } = await axe.run('.rich-text-notice:not(:empty)');
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  await offer().click();
  await becomes(html, '<p>Lire <a href="/blog/premier-rendez-vous">premier rendez-vous</a></p>');
  await expect.element(text()).toHaveFocus();
  await expect.element(offer()).not.toBeInTheDocument();
});
