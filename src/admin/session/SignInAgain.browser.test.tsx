import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RenewalOutcome } from '../../gateway/browser/authentication.ts';
import '../../presentation/styles/frame.css';
import '../admin.css';
import { SignInAgain } from './SignInAgain.tsx';

const signIn = vi.fn<(password: string) => Promise<RenewalOutcome>>();
const onSignedIn = vi.fn();
const dialog = () => page.getByRole('dialog', { name: 'Ta session a expiré' });
const password = () => page.getByLabelText('Mot de passe');

beforeEach(() => {
  vi.resetAllMocks();
  signIn.mockResolvedValue({ kind: 'signed-in' });
});

const open = () => render(<SignInAgain email="redaction@exemple.fr" signIn={signIn} onSignedIn={onSignedIn} />);

describe('SignInAgain', () => {
  it('says whose password it wants, and goes on once it is right', async () => {
    await open();
    await expect.element(dialog()).toBeVisible();
    await expect.element(page.getByText(/redaction@exemple.fr/)).toBeVisible();
    await password().fill('un mot de passe');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
    expect(signIn).toHaveBeenCalledExactlyOnceWith('un mot de passe');
  });

  it.each([
    [{ kind: 'refused', code: 'invalid_credentials', message: '' }, 'Adresse ou mot de passe incorrect.'],
    [{ kind: 'unreachable' }, 'Le serveur ne répond pas.'],
  ] as const)('says at the field why not: %o', async (outcome, text) => {
    signIn.mockResolvedValue(outcome);
    await open();
    await password().fill('une devinette');
    await page.getByRole('button', { name: 'Me reconnecter' }).click();
    await expect.element(password()).toHaveAccessibleDescription(new RegExp(text));
    await expect.element(password()).toHaveValue('une devinette');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('asks for the code of a second factor after the password, or for a recovery code', async () => {
    const giveCode = vi.fn(async () => ({ kind: 'refused', code: 'mfa_verification_failed', message: '' }) as const);
    const giveRecoveryCode = vi.fn(async () => ({ kind: 'signed-in' }) as const);
    signIn.mockResolvedValue({ kind: 'code-wanted', step: { giveCode, giveRecoveryCode } });
    await open();
    await password().fill('un mot de passe');
    await userEvent.keyboard('{Enter}');
    const code = page.getByLabelText('Code à 6 chiffres');
    await code.fill('123456');
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Ce code n’est pas le bon/)).toBeVisible();
    expect(onSignedIn).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Je n’ai pas mon téléphone' }).click();
    await page.getByLabelText('Code de secours').fill(' AAAA-BBBB-CCCC-DDDD ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
    expect(giveCode).toHaveBeenCalledExactlyOnceWith('123456');
    expect(giveRecoveryCode).toHaveBeenCalledExactlyOnceWith('AAAA-BBBB-CCCC-DDDD');
  });

  it('sends nothing without a password', async () => {
    await open();
    await page.getByRole('button', { name: 'Me reconnecter' }).click();
    await expect.element(password()).toHaveAccessibleDescription('Il nous faut ton mot de passe.');
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each(['Escape', 'Plus tard'])('put off by %s, stays as a reminder that opens it again', async (way) => {
    await open();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await page.getByRole('button', { name: way }).click();
    await expect.element(page.getByText(/rien ne s’enregistre/)).toBeVisible();
    expect(document.querySelector('dialog')).toBeNull();
    await page.getByRole('button', { name: 'Me reconnecter' }).click();
    await expect.element(dialog()).toBeVisible();
  });

  it('passes axe in the dark', async () => {
    document.documentElement.style.colorScheme = 'dark';
    await open();
    await page.getByRole('button', { name: 'Me reconnecter' }).click();
    const { violations } = await axe.run('dialog');
    expect(violations).toEqual([]);
    document.documentElement.style.colorScheme = '';
  });
});
