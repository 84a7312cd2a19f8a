import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
afterEach(() => {
  document.documentElement.style.colorScheme = '';
});

const open = () => render(<SignInAgain email="redaction@exemple.fr" signIn={signIn} onSignedIn={onSignedIn} />);

describe('SignInAgain', () => {
  it('names the account, explains a refusal at the field, and goes on once the password is right', async () => {
    document.documentElement.style.colorScheme = 'dark';
    await open();
    await expect.element(dialog()).toBeVisible();
    await expect.element(page.getByText(/redaction@exemple.fr/)).toBeVisible();
    const send = page.getByRole('button', { name: 'Me reconnecter' });
    await send.click();
    await expect.element(password()).toHaveAccessibleDescription('Il nous faut ton mot de passe.');
    expect((await axe.run('dialog')).violations).toEqual([]);
    expect(signIn).not.toHaveBeenCalled();
    await password().fill('un mot de passe');
    for (const [outcome, text] of [
      [{ kind: 'refused', code: 'invalid_credentials', message: '' }, /Adresse ou mot de passe incorrect\./],
      [{ kind: 'unreachable' }, /Le serveur ne répond pas\./],
    ] as const) {
      signIn.mockResolvedValueOnce(outcome);
      await send.click();
      await expect.element(password()).toHaveAccessibleDescription(text);
      await expect.element(password()).toHaveValue('un mot de passe');
    }
    expect(onSignedIn).not.toHaveBeenCalled();
    await userEvent.click(password());
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
    expect(signIn.mock.calls).toEqual(Array(3).fill(['un mot de passe']));
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

  it('leaves a reminder that opens the dialog again after Escape or « Plus tard »', async () => {
    await open();
    for (const putOff of [
      () => userEvent.keyboard('{Escape}'),
      () => page.getByRole('button', { name: 'Plus tard' }).click(),
    ]) {
      await expect.element(dialog()).toBeVisible();
      await putOff();
      await expect.element(page.getByText(/rien ne s’enregistre/)).toBeVisible();
      expect(document.querySelector('dialog')).toBeNull();
      await page.getByRole('button', { name: 'Me reconnecter' }).click();
    }
    await expect.element(dialog()).toBeVisible();
  });
});
