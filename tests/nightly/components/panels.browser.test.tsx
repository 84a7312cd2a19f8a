import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  becomes,
  button,
  goToEnd,
  openEditor,
  press,
  text,
} from '../../../src/admin/editor/rich-text/rich-text.support.tsx';

const source = () => page.getByRole('textbox', { name: 'Code HTML du texte' });

describe('the panel of HTML', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks for confirmation before it overwrites a picture that has been inserted meanwhile', async () => {
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

  it('warns before the page closes while its HTML is changed and not applied', async () => {
    const asked = vi.fn((_question?: string) => false);
    const closePage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    vi.stubGlobal('confirm', asked);
    const { html } = await openEditor('<p>a</p>');
    await userEvent.click(button('Code HTML'));
    await userEvent.fill(source(), '<p>z</p>');
    expect(closePage()).toBe(false);
    await userEvent.fill(source(), '<p>a</p>');
    expect(closePage()).toBe(true);
    await press('{Escape}');
    await expect.element(source()).not.toBeInTheDocument();
    await userEvent.click(button('Code HTML'));
    await userEvent.fill(source(), '<p>z</p>');
    expect(closePage()).toBe(false);
    await userEvent.click(button('Vérifier et appliquer'));
    await becomes(html, '<p>z</p>');
    expect(closePage()).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });
});

it('a protected text can be edited as HTML without alteration, or converted after both versions are shown', async () => {
  const STORED = '<p class="intro">Salut</p>';
  const { html, onChange } = await openEditor('<p class="intro">Bonjour</p>');
  await userEvent.click(button('Modifier le code HTML'));
  await userEvent.fill(source(), STORED);
  await userEvent.click(button('Vérifier et appliquer'));
  await userEvent.click(button('Appliquer quand même'));
  await becomes(html, STORED);
  expect(onChange).toHaveBeenCalled();
  await expect.element(text()).toHaveAttribute('contenteditable', 'false');
  await userEvent.click(button('Convertir et modifier'));
  await expect.element(page.getByLabelText('Aujourd’hui')).toHaveValue(STORED);
  await expect.element(page.getByLabelText('Après conversion')).toHaveValue('<p>Salut</p>');
  expect(html()).toBe(STORED);
  await userEvent.click(button('Convertir'));
  await becomes(html, '<p>Salut</p>');
  await expect.element(text()).toHaveAttribute('contenteditable', 'true');
  await goToEnd();
  await press('.');
  await becomes(html, '<p>Salut.</p>');
});
