import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  becomes,
  button,
  goToEnd,
  openEditor,
  press,
  text,
} from '../../../src/admin/editor/rich-text/rich-text.support.tsx';

describe('the HTML', () => {
  const source = () => page.getByRole('textbox', { name: 'Code HTML du texte' });

  it('is not applied over a picture that has come meanwhile, unless one says so', async () => {
    const { html, handle } = await openEditor('<p>a</p>');
    const PICTURE = '<figure><img src="/illustrations/champ.svg" alt=""></figure>';
    await userEvent.click(button('Code HTML'));
    await userEvent.fill(source(), '<p>b</p>');
    handle().replace(`<p>a</p>${PICTURE}`);
    const withPicture = html();
    await userEvent.click(button('Vérifier et appliquer'));
    await expect.element(page.getByRole('alert').filter({ hasText: 'Une image vient d’y arriver' })).toBeVisible();
    expect(html()).toBe(withPicture);
    await expect.element(source()).toHaveValue('<p>b</p>');
    await userEvent.click(button('Appliquer quand même'));
    await becomes(html, '<p>b</p>');
    await press('{Control>}z{/Control}');
    await becomes(html, withPicture);
  });

  describe('changed and not applied', () => {
    const asked = vi.fn((_question?: string) => false);
    const closePage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

    beforeEach(() => {
      asked.mockReset().mockReturnValue(false);
      vi.stubGlobal('confirm', asked);
    });
    afterEach(() => vi.unstubAllGlobals());

    async function change() {
      const { html } = await openEditor('<p>a</p>');
      await goToEnd();
      await userEvent.click(button('Code HTML'));
      await userEvent.fill(source(), '<p>z</p>');
      return html;
    }

    it('holds the page while it is open', async () => {
      const html = await change();
      expect(closePage()).toBe(false);
      await userEvent.click(button('Vérifier et appliquer'));
      await becomes(html, '<p>z</p>');
      expect(closePage()).toBe(true);
      expect(asked).not.toHaveBeenCalled();
    });

    it('says nothing where nothing was changed', async () => {
      await change();
      await userEvent.fill(source(), '<p>a</p>');
      expect(closePage()).toBe(true);
      await press('{Escape}');
      await expect.element(source()).not.toBeInTheDocument();
      expect(asked).not.toHaveBeenCalled();
    });
  });
});

describe('a text that writing in would change', () => {
  const STORED = '<p class="intro">Bonjour</p>';

  it('is converted once both are shown', async () => {
    const { html, onChange } = await openEditor(STORED);
    await userEvent.click(button('Convertir et modifier'));
    await expect.element(page.getByLabelText('Aujourd’hui')).toHaveValue(STORED);
    await expect.element(page.getByLabelText('Après conversion')).toHaveValue('<p>Bonjour</p>');
    expect(html()).toBe(STORED);
    await userEvent.click(button('Convertir'));
    await becomes(html, '<p>Bonjour</p>');
    expect(onChange).toHaveBeenCalled();
    await expect.element(text()).toHaveAttribute('contenteditable', 'true');
    await goToEnd();
    await press('.');
    await becomes(html, '<p>Bonjour.</p>');
  });

  it('is changed as HTML, to the letter, and written in once the editor can hold it', async () => {
    const { html, onChange } = await openEditor(STORED);
    const source = page.getByRole('textbox', { name: 'Code HTML du texte' });
    await userEvent.click(button('Modifier le code HTML'));
    await userEvent.fill(source, '<p class="intro">Salut</p>');
    await userEvent.click(button('Vérifier et appliquer'));
    await userEvent.click(button('Appliquer quand même'));
    await becomes(html, '<p class="intro">Salut</p>');
    expect(onChange).toHaveBeenCalled();
    await expect.element(text()).toHaveAttribute('contenteditable', 'false');
    await userEvent.click(button('Modifier le code HTML'));
    await userEvent.fill(source, '<p>Salut</p>');
    await userEvent.click(button('Vérifier et appliquer'));
    await becomes(html, '<p>Salut</p>');
    await expect.element(text()).toHaveAttribute('contenteditable', 'true');
  });
});
