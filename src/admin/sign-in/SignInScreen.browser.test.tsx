import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { SignInScreen } from './SignInScreen.tsx';

let isAwaited: boolean;
const open = async () => {
  const services = fakeServices();
  await renderScreen(<ScreenTitle text="Un autre écran" />, services);
  await renderScreen(<SignInScreen database={{} as BrowserDatabase} toasts={services.toasts} />, services);
};
const buttons = () => [...document.querySelectorAll('main form button')];

beforeEach(() => {
  const { fetch } = window;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).endsWith('/rpc/first_admin_available')
      ? Promise.resolve(Response.json(isAwaited))
      : fetch(input, init),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('makes the account of the first administrator the first thing to do while there is none', async () => {
  isAwaited = true;
  await open();
  await expect.element(page.getByRole('button', { name: 'Créer Admin Initial' })).toBeVisible();
  expect(buttons().map(({ textContent, className }) => [textContent, className])).toEqual([
    ['Créer Admin Initial', 'button'],
    ['Se connecter', 'button button-quiet'],
  ]);
  await expect.element(page.getByLabelText('Mot de passe')).toHaveAccessibleDescription(/10 caractères.*un chiffre/);
});

it('offers nothing but to sign in once there is one, and has its title read', async () => {
  isAwaited = false;
  await open();
  await expect.element(page.getByRole('link', { name: /Mot de passe oublié/ })).toBeVisible();
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Se connecter']);
  await expect.element(page.getByLabelText('Mot de passe')).toHaveAccessibleDescription('');
  await expect.element(page.getByRole('heading', { name: 'Connexion Administrateur' })).toHaveFocus();
});
