import axe from 'axe-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { failureMessage } from './failure-message.ts';
import { SecondStepForm } from './SecondStepForm.tsx';

type Send = (code: string) => Promise<SubmitOutcome<'code'>>;

const giveCode = vi.fn<Send>();
const giveRecoveryCode = vi.fn<Send>();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const refused = (code: string): SubmitOutcome<'code'> => ({
  kind: 'refused',
  message: failureMessage({ kind: 'refused', code, message: '' }, ''),
});

beforeEach(async () => {
  vi.resetAllMocks();
  await renderScreen(<SecondStepForm giveCode={giveCode} giveRecoveryCode={giveRecoveryCode} />, fakeServices());
});

it('sends six digits, with or without blanks, and nothing else', async () => {
  giveCode.mockResolvedValue({ kind: 'sent' });
  const code = page.getByLabelText('Code à 6 chiffres');
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  for (const wrong of ['', '12345', '1234567', 'abcdef']) {
    await code.fill(wrong);
    await button('Continuer').click();
    await expect.element(code).toHaveAccessibleDescription(/6 chiffres, et aucune lettre/);
  }
  expect(giveCode).not.toHaveBeenCalled();
  await code.fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => giveCode.mock.calls).toEqual([['123456']]);
});

it('says that a code is wrong, and suggests a recovery code after too many attempts', async () => {
  giveCode.mockResolvedValueOnce(refused('mfa_verification_failed')).mockResolvedValueOnce(refused('too_many_codes'));
  await page.getByLabelText('Code à 6 chiffres').fill('000000');
  await button('Continuer').click();
  await expect.element(page.getByText(/Ce code n’est pas le bon/)).toBeVisible();
  expect((await axe.run('main', { rules: { region: { enabled: false } } })).violations).toEqual([]);
  await button('Continuer').click();
  await expect.element(page.getByText(/prends un code de secours/)).toBeVisible();
});

it('takes a recovery code instead of six digits, and leads back to the field for six digits', async () => {
  giveRecoveryCode.mockResolvedValueOnce(refused('wrong_recovery_code')).mockResolvedValueOnce({ kind: 'sent' });
  await button('Je n’ai pas mon téléphone').click();
  const code = page.getByLabelText('Code de secours');
  await button('Continuer').click();
  await expect.element(code).toHaveAccessibleDescription('Il nous faut un code de secours.');
  await code.fill(' abcd-efgh ');
  await button('Continuer').click();
  await expect.element(page.getByText(/Ce code de secours n’est pas le bon/)).toBeVisible();
  expect((await axe.run('main', { rules: { region: { enabled: false } } })).violations).toEqual([]);
  await button('Continuer').click();
  await expect.poll(() => giveRecoveryCode.mock.calls).toEqual([['abcd-efgh'], ['abcd-efgh']]);
  await button('J’ai mon téléphone').click();
  await expect.element(page.getByLabelText('Code à 6 chiffres')).toBeVisible();
  expect(giveCode).not.toHaveBeenCalled();
});
