import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { becomes, button, goToEnd, openEditor, press, text } from './rich-text.support.tsx';

afterEach(() => vi.unstubAllGlobals());

it('the dialog of players inserts a known player unloaded and a link for another address, and refuses javascript:', async () => {
  const address = () => page.getByRole('textbox', { name: 'Adresse' });
  const { html } = await openEditor('<p></p>');
  await userEvent.click(text());
  await userEvent.click(button('Vidéo ou son'));
  await userEvent.click(address());
  await press('{Enter}');
  await expect.element(page.getByText('Colle l’adresse à montrer.')).toBeVisible();
  await userEvent.fill(address(), 'javascript:alert(1)');
  await expect.element(address()).toBeInvalid();
  await userEvent.fill(address(), 'https://exemple.fr/video');
  await expect.element(address()).toHaveAccessibleDescription(/ce sera un lien/);
  await userEvent.click(button('Insérer un lien'));
  await becomes(html, '<p><a href="https://exemple.fr/video">https://exemple.fr/video</a></p>');
  await userEvent.click(button('Vidéo ou son'));
  await userEvent.fill(address(), 'https://vimeo.com/123456');
  await expect.element(address()).toHaveAccessibleDescription(/Vidéo Vimeo/);
  await press('{Enter}');
  await expect.poll(html).toContain('<iframe src="https://player.vimeo.com/video/123456?dnt=1"></iframe>');
  expect(document.querySelector('.rich-text iframe')).toBeNull();
  await expect.element(page.getByText('https://vimeo.com/123456')).toBeVisible();
});

it('keys typed after a shortcut do not reach the text, even while the dialog is still loading', async () => {
  const { html } = await openEditor('<p>Texte</p>');
  await goToEnd();
  for (const key of ['k', '/']) {
    await press(`{Control>}${key}{/Control}abcdef`);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(html()).toBe('<p>Texte</p>');
    await press('{Escape}');
    await expect.element(text()).toHaveFocus();
  }
});

it('a table is inserted with the chosen numbers of rows and columns, and changed by its buttons', async () => {
  const { html } = await openEditor('<p></p>');
  await userEvent.click(text());
  await userEvent.click(button('Tableau'));
  await userEvent.clear(page.getByRole('spinbutton', { name: 'Lignes' }));
  await press('2');
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Colonnes' }), '2');
  await press('{Enter}');
  const count = (tag: string) => () => html().split(`<${tag}>`).length - 1;
  await expect.poll(count('th')).toBe(2);
  expect(count('td')()).toBe(2);
  await expect.element(text()).toHaveFocus();
  await press('a{Tab}b');
  await expect.poll(html).toContain('<th>b</th>');
  await expect.element(button('Tableau')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Ajouter une ligne en dessous'));
  await expect.poll(count('tr')).toBe(3);
  await userEvent.click(button('Ajouter une colonne à droite'));
  await expect.poll(count('th')).toBe(3);
  await userEvent.click(button('Supprimer la colonne'));
  await userEvent.click(button('Supprimer la ligne'));
  await expect.poll(count('tr')).toBe(2);
  await userEvent.click(button('Supprimer le tableau'));
  await expect.poll(html).not.toContain('<table');
  await expect.element(button('Supprimer le tableau')).not.toBeInTheDocument();
});

it('the list of shortcuts opens by Ctrl+/ and closes by Escape; the count of words follows the text', async () => {
  await openEditor('<p>Aujourd’hui, deux mots</p>\n<ul>\n<li>trois</li>\n</ul>');
  await expect.element(page.getByText('4 mots, 27 signes')).toBeVisible();
  await goToEnd();
  await press('{Control>}/{/Control}');
  const dialog = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText('Ctrl+Maj+8')).toBeVisible();
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(text()).toHaveFocus();
  await press(' 4');
  await expect.element(page.getByText('5 mots, 29 signes')).toBeVisible();
});

it('the HTML dialog lists faults, applies its HTML as one change, and asks before it drops changes', async () => {
  const QUESTION = 'Tes changements du code HTML ne sont pas appliqués. Les abandonner\u202f?';
  const source = () => page.getByRole('textbox', { name: 'Code HTML du texte' });
  const asked = vi.fn((_question?: string) => false);
  vi.stubGlobal('confirm', asked);
  const { html } = await openEditor('<p>a</p>');
  await goToEnd();
  await userEvent.click(button('Code HTML'));
  await expect.element(source()).toHaveValue('<p>a</p>');
  await userEvent.fill(source(), '<h2>a <strong>b</h2>\n<script>alert(1)</script>');
  await userEvent.click(button('Vérifier et appliquer'));
  await expect.element(page.getByText('Ligne 1\u00a0: <strong> n’est jamais refermé.')).toBeVisible();
  await expect.element(page.getByText('Ligne 2\u00a0: le site n’affiche pas <script>.')).toBeVisible();
  expect(html()).toBe('<p>a</p>');
  await userEvent.click(button('Appliquer quand même'));
  await expect.poll(html).toContain('<strong>b</strong>');
  expect(html()).not.toContain('script');
  await expect.element(text()).toHaveFocus();
  await press('{Control>}z{/Control}');
  await becomes(html, '<p>a</p>');

  await userEvent.click(button('Code HTML'));
  await userEvent.fill(source(), '<p>z</p>');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Annuler' }));
  await press('{Escape}');
  await press('{Escape}');
  await expect.poll(() => asked.mock.calls).toEqual([[QUESTION], [QUESTION], [QUESTION]]);
  await expect.element(source()).toBeVisible();
  await expect.element(source()).toHaveValue('<p>z</p>');
  asked.mockReturnValue(true);
  await press('{Escape}');
  await expect.element(source()).not.toBeInTheDocument();
  expect(html()).toBe('<p>a</p>');
});

it('a text that editing would change is shown read-only with the reason, and kept to the byte', async () => {
  const { html, onChange } = await openEditor('<p class="intro">Bonjour</p>');
  await expect.element(text()).toHaveAttribute('contenteditable', 'false');
  await expect.element(page.getByRole('region', { name: 'Ce texte est protégé' })).toBeVisible();
  await expect.element(page.getByText(/l’attribut class/)).toBeVisible();
  expect(html()).toBe('<p class="intro">Bonjour</p>');
  expect(onChange).not.toHaveBeenCalled();
});
