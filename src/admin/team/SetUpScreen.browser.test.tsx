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

it('opens the back office only after the member confirms having kept the recovery codes', async () => {
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

it('opens the back office also when the recovery codes cannot be created', async () => {
  factor.confirmSecondFactor.mockResolvedValue('on');
  factor.createRecoveryCodes.mockRejectedValue(new TypeError('Failed to fetch'));
  await turnOn();
  await expect.poll(() => $access.get()).toBe('granted');
});

it('reports that the back office did not open, and opens it on the next attempt', async () => {
  factor.confirmSecondFactor.mockResolvedValue('on');
  factor.createRecoveryCodes.mockResolvedValue(['AAAA-BBBB']);
  readRole.mockResolvedValueOnce(null);
  await turnOn();
  await button('Ils sont en lieu sûr').click();
  await expect.element(page.getByText(/La rédaction ne s’ouvre pas/)).toBeVisible();
  await button('Ils sont en lieu sûr').click();
  await expect.poll(() => $access.get()).toBe('granted');
});

it('reports that the set-up of the second factor did not start, and starts it on the next attempt', async () => {
  factor.startSecondFactor.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await button('Activer le second facteur').click();
  await expect.element(page.getByText(/Impossible de savoir si c’est fait/)).toBeVisible();
  await button('Activer le second facteur').click();
  await expect.element(page.getByText('ABCD EFGH')).toBeVisible();
});

it('lets a member sign out without turning on a second factor', async () => {
  await button('Se déconnecter').click();
  await expect.poll(() => $access.get()).toBe('denied');
  expect([signOut.mock.calls.length, readRole.mock.calls.length]).toEqual([1, 0]);
});
