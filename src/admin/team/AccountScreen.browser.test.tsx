import axe from 'axe-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GatewayError } from '../../gateway/browser/gateway-error.ts';
import type { OwnSession } from '../../core/team/team.ts';
import { fakeServices, NOW, renderScreen } from '../services.support.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import type { TeamServices } from './team-services.ts';

const session = (id: string, hoursAgo: number): OwnSession => ({
  id,
  createdAt: new Date(NOW - hoursAgo * 3_600_000).toISOString(),
  usedAt: new Date(NOW - hoursAgo * 1_800_000).toISOString(),
  userAgent: id === 'phone' ? 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0' : '',
  isCurrent: id === 'here',
});

let services: ReturnType<typeof fakeServices>;
const account = {
  readAccount: vi.fn<TeamServices['readAccount']>(),
  renameAccount: vi.fn<TeamServices['renameAccount']>(),
  changePassword: vi.fn<TeamServices['changePassword']>(),
  listSessions: vi.fn<TeamServices['listSessions']>(),
  endSession: vi.fn<TeamServices['endSession']>(),
  endOtherSessions: vi.fn<TeamServices['endOtherSessions']>(),
  readSecondFactor: vi.fn<TeamServices['readSecondFactor']>(),
  startSecondFactor: vi.fn<TeamServices['startSecondFactor']>(),
  confirmSecondFactor: vi.fn<TeamServices['confirmSecondFactor']>(),
  createRecoveryCodes: vi.fn<TeamServices['createRecoveryCodes']>(),
  turnSecondFactorOff: vi.fn<TeamServices['turnSecondFactorOff']>(),
};
const team = async () => account as unknown as TeamServices;
const open = () => renderScreen(<AccountScreen />, { ...services, team }, '/admin/compte');
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  vi.resetAllMocks();
  services = fakeServices();
  account.readAccount.mockResolvedValue({ name: 'Camille', email: 'camille@exemple.fr', role: 'editor' });
  account.listSessions.mockResolvedValue([session('here', 2), session('there', 5), session('phone', 7)]);
  account.readSecondFactor.mockResolvedValue({ isOn: false, isRequired: false, codesLeft: 0 });
});

it('shows the account, saves a new name, changes the password given the current one, and ends sessions', async () => {
  await open();
  await expect.element(page.getByText('camille@exemple.fr · Rédaction')).toBeVisible();
  const name = page.getByLabelText('Nom que l’équipe voit');
  await expect.element(name).toHaveValue('Camille');
  await name.fill('  ');
  await button('Enregistrer le nom').click();
  await expect.element(name).toHaveAccessibleDescription('Il nous faut un nom, même inventé.');
  await name.fill('Cam');
  await button('Enregistrer le nom').click();
  await expect.element(page.getByText('Nom enregistré.')).toBeVisible();
  expect(account.renameAccount.mock.calls).toEqual([['Cam']]);
  expect((await axe.run('main', { rules: { region: { enabled: false } } })).violations).toEqual([]);

  account.changePassword.mockResolvedValueOnce({ kind: 'wrong-password' });
  account.changePassword.mockResolvedValueOnce({ kind: 'weak-password' });
  account.changePassword.mockResolvedValueOnce({ kind: 'done', email: 'camille@exemple.fr' });
  const [current, next] = [page.getByLabelText('Mot de passe actuel'), page.getByLabelText('Nouveau mot de passe')];
  await current.fill('ancien');
  await next.fill('nouveau');
  await button('Changer le mot de passe').click();
  await expect.element(current).toHaveAccessibleDescription('Ce n’est pas le mot de passe de ce compte.');
  await button('Changer le mot de passe').click();
  await expect.element(next).toHaveAccessibleDescription(/difficile à deviner/);
  await button('Changer le mot de passe').click();
  await expect.element(page.getByText(/Mot de passe changé/)).toBeVisible();
  expect(account.changePassword.mock.calls).toEqual(Array(3).fill(['ancien', 'nouveau']));

  const list = page.getByRole('list', { name: 'Tes sessions' });
  await expect.element(list.getByText('Cet appareil')).toBeVisible();
  await expect.element(list.getByText('Firefox sur Android')).toBeVisible();
  await expect.element(list.getByText('Un autre appareil')).toBeVisible();
  await page.getByRole('button', { name: /^Arrêter la session ouverte le 1er juin 2026.*autre appareil/ }).click();
  await expect.element(page.getByText('C’est arrêté.')).toBeVisible();
  expect(account.endSession.mock.calls).toEqual([['there']]);
  account.endOtherSessions.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await button('Arrêter toutes les autres').click();
  await expect.element(page.getByText(/Impossible de savoir si c’est fait/)).toBeVisible();
  account.listSessions.mockResolvedValue([session('here', 2)]);
  await button('Arrêter toutes les autres').click();
  await expect.element(page.getByText('C’est arrêté.')).toBeVisible();
  expect(button('Arrêter toutes les autres').query()).toBeNull();
  await expect.element(page.getByRole('heading', { name: 'Tes sessions' })).toHaveFocus();
});

it('turns a second factor on with a code, shows recovery codes once, and turns it off with the password', async () => {
  account.startSecondFactor.mockResolvedValue({ id: 'factor', secret: 'ABCDEFGH', picture: 'data:,' });
  account.confirmSecondFactor.mockResolvedValueOnce('wrong').mockResolvedValueOnce('on');
  account.createRecoveryCodes.mockResolvedValue(['AAAA-BBBB', 'CCCC-DDDD']);
  await open();
  await button('Activer le second facteur').click();
  await expect.element(page.getByText('ABCD EFGH')).toBeVisible();
  await expect.element(page.getByText(/scanne ce dessin/)).toHaveFocus();
  const code = page.getByLabelText('Code à 6 chiffres');
  await code.fill('12');
  await button('Confirmer').click();
  await expect.element(code).toHaveAccessibleDescription(/6 chiffres, et aucune lettre/);
  expect(account.confirmSecondFactor).not.toHaveBeenCalled();
  await code.fill('123 456');
  await button('Confirmer').click();
  await expect.element(code).toHaveAccessibleDescription(/Ce n’est pas ce code/);
  expect((await axe.run('main', { rules: { region: { enabled: false } } })).violations).toEqual([]);
  account.readSecondFactor.mockResolvedValue({ isOn: true, isRequired: false, codesLeft: 2 });
  await button('Confirmer').click();
  await expect.element(page.getByText('AAAA-BBBB')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Tes codes de secours' })).toHaveFocus();
  expect(account.confirmSecondFactor.mock.calls).toEqual(Array(2).fill(['factor', '123456']));
  expect((await axe.run('main', { rules: { region: { enabled: false } } })).violations).toEqual([]);
  await button('Ils sont en lieu sûr').click();
  await expect.element(page.getByRole('heading', { name: 'Ton second facteur' })).toHaveFocus();
  await expect.element(page.getByText(/Codes de secours qui te restent.: 2/)).toBeVisible();
  expect(page.getByText('AAAA-BBBB').query()).toBeNull();

  account.turnSecondFactorOff.mockResolvedValueOnce({ kind: 'wrong-password' });
  account.turnSecondFactorOff.mockResolvedValueOnce({ kind: 'done', email: 'camille@exemple.fr' });
  const password = page.getByLabelText('Ton mot de passe, pour le désactiver');
  await password.fill('une devinette');
  await button('Désactiver le second facteur').click();
  await expect.element(password).toHaveAccessibleDescription('Ce n’est pas le mot de passe de ce compte.');
  account.readSecondFactor.mockResolvedValue({ isOn: false, isRequired: true, codesLeft: 0 });
  await button('Désactiver le second facteur').click();
  await expect.element(button('Activer le second facteur')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Ton second facteur' })).toHaveFocus();
  expect(account.turnSecondFactorOff.mock.calls).toEqual(Array(2).fill(['une devinette']));
});

it('makes one set of recovery codes at a time, because a new set replaces the one that is shown', async () => {
  const made = Promise.withResolvers<string[]>();
  account.readSecondFactor.mockResolvedValue({ isOn: true, isRequired: false, codesLeft: 2 });
  account.createRecoveryCodes.mockReturnValueOnce(made.promise);
  await open();
  await button('Créer de nouveaux codes de secours').click();
  await button('Un instant…').click({ force: true });
  made.resolve(['AAAA-BBBB']);
  await expect.element(page.getByText('AAAA-BBBB')).toBeVisible();
  expect(account.createRecoveryCodes).toHaveBeenCalledOnce();
});

it.each([
  ['readSecondFactor', 'Ton second facteur ne s’affiche pas', 'Activer le second facteur'],
  ['listSessions', 'Tes sessions ne s’affichent pas', 'Arrêter toutes les autres'],
] as const)('reports that %s failed, and repeats it on « Réessayer »', async (reading, message, shown) => {
  account[reading].mockRejectedValueOnce(new GatewayError('refused', 400, '', ''));
  await open();
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await button('Réessayer').click();
  await expect.element(button(shown)).toBeVisible();
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});
