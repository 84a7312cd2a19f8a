import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { LinkScreens } from './LinkScreens.tsx';

const TOKEN = 'a'.repeat(43);
const INVITATION = '/admin/invitation';
const PASSWORD = '/admin/mot-de-passe';

const answer = vi.fn<(body: Record<string, unknown>) => Response>();
const open = async (address: string, fragment: string) => {
  history.replaceState(null, '', `${location.pathname}${location.search}#${fragment}`);
  const { toasts, ...services } = fakeServices();
  await renderScreen(
    <LinkScreens database={{} as BrowserDatabase} toasts={toasts} />,
    { toasts, ...services },
    address,
  );
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const violations = async () => (await axe.run('main', { rules: { region: { enabled: false } } })).violations;

beforeEach(() => {
  vi.resetAllMocks();
  const { fetch } = window;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).includes('/auth/v1/')) return Promise.reject(new TypeError('Failed to fetch'));
    return String(input).endsWith('/functions/v1/team-accounts')
      ? Promise.resolve(answer(JSON.parse(String(init?.body)) as Record<string, unknown>))
      : fetch(input, init);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname + location.search);
});

/** Makes the server accept the link for the first use and answer every later use as for an unknown link. */
function answerOnce(action: string) {
  let isUsed = false;
  answer.mockImplementation((asked) => {
    if (asked['action'] !== action) return Response.json({});
    if (isUsed) return unknown();
    isUsed = true;
    return Response.json({ email: 'camille@exemple.fr' });
  });
}
const actions = () => answer.mock.calls.map(([{ action }]) => action);

const unknown = () => Response.json({ error: 'unknown_link' }, { status: 410 });

describe('the link of an invitation', () => {
  it('opens the form once the server has recognised the link', async () => {
    answer.mockReturnValue(Response.json({}));
    await open(INVITATION, TOKEN);
    await expect.element(button('Rejoindre l’équipe')).toBeVisible();
    expect(answer.mock.calls).toEqual([[{ action: 'check-invitation', token: TOKEN }]]);
  });

  it('shows a notice and a way to the sign-in instead of the form when the server does not know the link', async () => {
    answer.mockReturnValue(unknown());
    await open(INVITATION, TOKEN);
    await expect.element(page.getByRole('status').filter({ hasText: 'ne mène plus nulle part' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Connecte-toi' })).toHaveAttribute('href', '/admin/auth');
    expect(button('Rejoindre l’équipe').query()).toBeNull();
    expect(await violations()).toEqual([]);
  });

  it('reports a truncated token without asking the server, and accepts the whole link in the same tab', async () => {
    answer.mockReturnValue(Response.json({}));
    await open(INVITATION, TOKEN.slice(0, 20));
    await expect.element(page.getByRole('status').filter({ hasText: 'Il manque la fin du lien' })).toBeVisible();
    expect(answer).not.toHaveBeenCalled();
    location.hash = TOKEN;
    await expect.element(button('Rejoindre l’équipe')).toBeVisible();
  });

  it('opens the form also when the server answers 429 instead of checking the link', async () => {
    answer.mockReturnValue(Response.json({ error: 'too many' }, { status: 429 }));
    await open(INVITATION, TOKEN);
    await expect.element(button('Rejoindre l’équipe')).toBeVisible();
  });

  it('says at the field which characters a password lacks when the server refuses it as weak', async () => {
    answer.mockImplementation(({ action }) =>
      action === 'check-invitation'
        ? Response.json({})
        : Response.json({ error: 'weak_password', reasons: ['characters'] }, { status: 422 }),
    );
    await open(INVITATION, TOKEN);
    await page.getByLabelText('Ton nom').fill('Camille');
    await page.getByLabelText('Mot de passe').fill('trois mots sans rapport');
    await button('Rejoindre l’équipe').click();
    await expect.element(page.getByLabelText('Mot de passe')).toHaveAccessibleDescription(/un chiffre et un signe/);
  });

  it('is used once, even when the sign-in after it fails and is repeated', async () => {
    answerOnce('accept-invitation');
    await open(INVITATION, TOKEN);
    await page.getByLabelText('Ton nom').fill('Camille');
    await page.getByLabelText('Mot de passe').fill('trois mots sans rapport');
    for (const _attempt of [1, 2]) {
      await button('Rejoindre l’équipe').click();
      await expect.element(page.getByText(/^Le serveur ne répond pas/)).toBeVisible();
    }
    expect(actions()).toEqual(['check-invitation', 'accept-invitation']);
  });

  it('leads to the sign-in when the server no longer accepts it, for example after a lost answer', async () => {
    answer.mockImplementation(({ action }) => (action === 'check-invitation' ? Response.json({}) : unknown()));
    await open(INVITATION, TOKEN);
    await page.getByLabelText('Ton nom').fill('Camille');
    await page.getByLabelText('Mot de passe').fill('trois mots sans rapport');
    await button('Rejoindre l’équipe').click();
    await expect.element(page.getByRole('link', { name: 'Connecte-toi' })).toHaveAttribute('href', '/admin/auth');
  });
});

describe('the link for a new password', () => {
  it('opens the form once the server has recognised the link', async () => {
    answer.mockReturnValue(Response.json({}));
    await open(PASSWORD, TOKEN);
    await expect.element(button('Enregistrer et me connecter')).toBeVisible();
    expect(answer.mock.calls).toEqual([[{ action: 'check-password-reset', token: TOKEN }]]);
  });

  it('is used once, even when the sign-in after it fails and is repeated', async () => {
    answerOnce('reset-password');
    await open(PASSWORD, TOKEN);
    await page.getByLabelText('Nouveau mot de passe').fill('trois mots sans rapport');
    for (const _attempt of [1, 2]) {
      await button('Enregistrer et me connecter').click();
      await expect.element(page.getByText(/^Le serveur ne répond pas/)).toBeVisible();
    }
    expect(actions()).toEqual(['check-password-reset', 'reset-password']);
  });

  it.each([
    ['truncated token', 'nonsense', 'Il manque la fin de ce lien'],
    ['malformed token', '!', 'Il manque la fin de ce lien'],
    ['used token', TOKEN, 'ne mène plus nulle part'],
  ])('says for a %s why the link does not work, and offers to send a new link', async (_case, fragment, reason) => {
    answer.mockReturnValue(unknown());
    await open(PASSWORD, fragment);
    await expect.element(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect.element(button('Recevoir un lien')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('can be requested, without an error message, when the address has no token', async () => {
    await open(PASSWORD, '');
    await expect.element(button('Recevoir un lien')).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
  });
});
