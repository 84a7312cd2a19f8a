import axe from 'axe-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '../../core/team/roles.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { $access, requireSecondFactor } from '../session/store.ts';
import { SetUpScreen } from './SetUpScreen.tsx';
import type { TeamServices } from './team-services.ts';

const factor = {
  startSecondFactor: vi.fn<TeamServices['startSecondFactor']>(),
  confirmSecondFactor: vi.fn<TeamServices['confirmSecondFactor']>(),
  createRecoveryCodes: vi.fn<TeamServices['createRecoveryCodes']>(),
};
const readRole = vi.fn<() => Promise<Role | null>>();
const signOut = vi.fn<() => Promise<void>>();
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(async () => {
  vi.resetAllMocks();
  requireSecondFactor();
  const services = { ...fakeServices(), team: async () => factor as unknown as TeamServices };
  factor.startSecondFactor.mockResolvedValue({ id: 'factor', secret: 'ABCDEFGH', picture: 'data:,' });
  readRole.mockResolvedValue('administrator');
  await renderScreen(<SetUpScreen readRole={readRole} signOut={signOut} />, services);
});

async function turnOn(): Promise<void> {
  await button('Activer le second facteur').click();
  await page.getByLabelText('Code à 6 chiffres').fill('123456');
  await button('Confirmer').click();
}

it('opens the back office once the codes of a new second factor are kept, and not before', async () => {
  await expect.element(page.getByRole('heading', { level: 1, name: 'D’abord, un second facteur' })).toBeVisible();
  expect((await axe.run('main', { rules: { region: { enabled: false } } })).violations).toEqual([]);
  factor.confirmSecondFactor.mockResolvedValueOnce('wrong').mockResolvedValueOnce('too-many').mockResolvedValue('on');
  factor.createRecoveryCodes.mockResolvedValue(['AAAA-BBBB', 'CCCC-DDDD']);
  await turnOn();
  await expect.element(page.getByLabelText('Code à 6 chiffres')).toHaveAccessibleDescription(/Ce n’est pas ce code/);
  await button('Confirmer').click();
  await expect.element(page.getByText(/Trop d’essais/)).toBeVisible();
  await button('Confirmer').click();
  const codes = page.getByRole('list', { name: 'Tes codes de secours' }).getByRole('listitem');
  await expect.element(codes.first()).toHaveTextContent('AAAA-BBBB');
  expect((await axe.run('main', { rules: { region: { enabled: false } } })).violations).toEqual([]);
  expect($access.get()).not.toBe('granted');
  await button('Ils sont en lieu sûr').click();
  await expect.poll(() => $access.get()).toBe('granted');
});

it('opens it also where the recovery codes could not be made', async () => {
  factor.confirmSecondFactor.mockResolvedValue('on');
  factor.createRecoveryCodes.mockRejectedValue(new TypeError('Failed to fetch'));
  await turnOn();
  await expect.poll(() => $access.get()).toBe('granted');
});

it('says that the back office did not open, and opens it the next time', async () => {
  factor.confirmSecondFactor.mockResolvedValue('on');
  factor.createRecoveryCodes.mockResolvedValue(['AAAA-BBBB']);
  readRole.mockResolvedValueOnce(null);
  await turnOn();
  await button('Ils sont en lieu sûr').click();
  await expect.element(page.getByText(/La rédaction ne s’ouvre pas/)).toBeVisible();
  await button('Ils sont en lieu sûr').click();
  await expect.poll(() => $access.get()).toBe('granted');
});

it('says that the second factor could not be begun, and begins it the next time', async () => {
  factor.startSecondFactor.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await button('Activer le second facteur').click();
  await expect.element(page.getByText(/Impossible de savoir si c’est fait/)).toBeVisible();
  await button('Activer le second facteur').click();
  await expect.element(page.getByText('ABCD EFGH')).toBeVisible();
});

it('lets somebody sign out who cannot turn one on now', async () => {
  await button('Se déconnecter').click();
  await expect.poll(() => $access.get()).toBe('denied');
  expect([signOut.mock.calls.length, readRole.mock.calls.length]).toEqual([1, 0]);
});
