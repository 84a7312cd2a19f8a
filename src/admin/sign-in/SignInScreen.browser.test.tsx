import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { useEntering } from './use-entering.tsx';

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

it('offers to create the first administrator as the main action while there is no administrator', async () => {
  isAwaited = true;
  await open();
  await expect.element(page.getByRole('button', { name: 'Créer Admin Initial' })).toBeVisible();
  expect(buttons().map(({ textContent, className }) => [textContent, className])).toEqual([
    ['Créer Admin Initial', 'button'],
    ['Se connecter', 'button button-quiet'],
  ]);
  await expect.element(page.getByLabelText('Mot de passe')).toHaveAccessibleDescription(/10 caractères.*un chiffre/);
});

it('offers only to sign in once there is an administrator, and focuses its title', async () => {
  isAwaited = false;
  await open();
  await expect.element(page.getByRole('link', { name: /Mot de passe oublié/ })).toBeVisible();
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Se connecter']);
  await expect.element(page.getByLabelText('Mot de passe')).toHaveAccessibleDescription('');
  await expect.element(page.getByRole('heading', { name: 'Connexion Administrateur' })).toHaveFocus();
});

it('focuses the title of the second step when that step replaces the form', async () => {
  const services = fakeServices();
  const step = { giveCode: vi.fn(), giveRecoveryCode: vi.fn() };
  function Entrance() {
    const { enter, secondStep } = useEntering(services.toasts, '/admin/editor', '');
    if (secondStep) return <section>{secondStep}</section>;
    return (
      <section>
        <ScreenTitle text="Avant" />
        <button type="button" onClick={() => enter({ kind: 'code-wanted', step })}>
          Entrer
        </button>
      </section>
    );
  }
  await renderScreen(<Entrance />, services);
  await page.getByRole('button', { name: 'Entrer' }).click();
  await expect.element(page.getByRole('heading', { name: 'Encore un code' })).toHaveFocus();
});
