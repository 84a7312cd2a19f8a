import axe from 'axe-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Member, Team } from '../../core/team/team.ts';
import { fakeServices, NOW, renderScreen } from '../services.support.tsx';
import type { TeamServices } from './team-services.ts';
import { TeamScreen } from './TeamScreen.tsx';

const CAMILLE: Member = {
  id: 'c',
  name: 'Camille',
  email: 'camille@exemple.fr',
  role: 'administrator',
  isCaller: true,
  lastSignInAt: '2026-05-30T08:00:00Z',
  hasSecondFactor: true,
};
const LEO: Member = {
  id: 'l',
  name: 'Léo',
  email: 'leo@exemple.fr',
  role: 'editor',
  isCaller: false,
  lastSignInAt: null,
  hasSecondFactor: true,
};
const TEAM: Team = {
  members: [CAMILLE, LEO],
  invitations: [
    { id: 'i', email: 'zoe@exemple.fr', role: 'contributor', expiresAt: new Date(NOW + 86_400_000).toISOString() },
    { id: 'j', email: 'max@exemple.fr', role: 'editor', expiresAt: new Date(NOW - 1).toISOString() },
  ],
};

let services: ReturnType<typeof fakeServices>;
let team: { [Name in keyof TeamServices]: ReturnType<typeof vi.fn<TeamServices[Name]>> };
const open = () => renderScreen(<TeamScreen />, { ...services, team: async () => team }, '/admin/equipe');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = () => page.getByLabelText('Lien à transmettre');

beforeEach(() => {
  services = fakeServices();
  team = {
    readTeam: vi.fn<TeamServices['readTeam']>(async () => TEAM),
    inviteMember: vi.fn<TeamServices['inviteMember']>(async () => ({ kind: 'invited', token: 'jeton' })),
    renewInvitation: vi.fn<TeamServices['renewInvitation']>(async () => ({ kind: 'invited', token: 'neuf' })),
    withdrawInvitation: vi.fn<TeamServices['withdrawInvitation']>(async () => undefined),
    mailInvitation: vi.fn<TeamServices['mailInvitation']>(async () => false),
    setMemberRole: vi.fn<TeamServices['setMemberRole']>(async () => 'done'),
    removeMember: vi.fn<TeamServices['removeMember']>(async () => 'done'),
    createPasswordLink: vi.fn<TeamServices['createPasswordLink']>(async () => 'clef'),
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
    removeSecondFactor: vi.fn<TeamServices['removeSecondFactor']>(async () => undefined),
  };
});

it('shows members and invitations, and creates links for a new password of other members', async () => {
  await open();
  const members = page.getByRole('list', { name: 'Membres' });
  await expect.element(members.getByText('Camille (toi)')).toBeVisible();
  await expect.element(members.getByText('Dernière connexion le 30/05/2026')).toBeVisible();
  await expect.element(members.getByText('Jamais connectée')).toBeVisible();
  const invitations = page.getByRole('list', { name: 'Invitations en attente' });
  await expect.element(invitations.getByText('zoe@exemple.fr')).toBeVisible();
  await expect.element(invitations.getByText('Expirée')).toBeVisible();
  expect((await axe.run('main', { rules: { region: { enabled: false } } })).violations).toEqual([]);
  await button('Créer un lien de mot de passe pour Léo').click();
  await expect.element(link()).toHaveValue(`${location.origin}/admin/mot-de-passe#clef`);
  expect(button('Créer un lien de mot de passe pour Camille').query()).toBeNull();
});

it('invites an address, or says at the field why not, and shows the link whether it was mailed or not', async () => {
  team.inviteMember.mockResolvedValueOnce({ kind: 'already-member' });
  await open();
  await button('Inviter quelqu’un').click();
  const address = page.getByLabelText('Adresse e-mail');
  await address.fill('leo');
  await button('Créer l’invitation').click();
  await expect.element(address).toHaveAccessibleDescription(/incomplète/);
  await address.fill('leo@exemple.fr');
  await button('Créer l’invitation').click();
  await expect.element(address).toHaveAccessibleDescription(/déjà partie de l’équipe/);
  await address.fill('nina@exemple.fr');
  await page.getByLabelText('Contribution').click();
  await button('Créer l’invitation').click();
  await expect.element(link()).toHaveValue(`${location.origin}/admin/invitation#jeton`);
  await expect.element(page.getByText(/transmets-le par un moyen sûr/)).toBeVisible();
  expect(team.inviteMember.mock.lastCall).toEqual(['nina@exemple.fr', 'contributor']);
  expect(team.mailInvitation.mock.calls).toEqual([['jeton']]);
  await button('Fermer').click();
  team.mailInvitation.mockResolvedValue(true);
  await button('Renouveler l’invitation de zoe@exemple.fr').click();
  await expect.element(link()).toHaveValue(`${location.origin}/admin/invitation#neuf`);
  await expect.element(page.getByText(/Nous l’avons envoyé à zoe@exemple.fr/)).toBeVisible();
});

it('changes a role, and says that the last administrator keeps theirs', async () => {
  team.setMemberRole.mockResolvedValueOnce('last-administrator');
  await open();
  await button('Changer le rôle de Camille').click();
  await expect.element(page.getByLabelText('Administration')).toBeChecked();
  await page.getByLabelText('Rédaction').click();
  await button('Enregistrer').click();
  await expect.element(page.getByText(/garde au moins une personne qui l’administre/)).toBeVisible();
  await button('Enregistrer').click();
  await expect.poll(() => services.toasts.tell.mock.calls).toEqual([['Rôle changé\u00a0: Camille']]);
  await expect.element(button('Changer le rôle de Camille')).toHaveFocus();
  expect(team.setMemberRole.mock.calls).toEqual([
    ['c', 'editor'],
    ['c', 'editor'],
  ]);
});

it('asks before a member is removed or an invitation withdrawn', async () => {
  team.removeMember.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open();
  await button('Retirer Léo de l’équipe').click();
  await expect.element(page.getByText(/reste sur son appareil/)).toBeVisible();
  await button('Retirer').click();
  await expect.element(page.getByText(/Impossible de savoir si c’est fait/)).toBeVisible();
  team.readTeam.mockResolvedValue({ ...TEAM, members: [CAMILLE] });
  await button('Retirer').click();
  await expect.poll(() => services.toasts.tell.mock.calls).toEqual([['Léo ne fait plus partie de l’équipe.']]);
  await expect.element(button('Retirer Léo de l’équipe')).not.toBeInTheDocument();
  await expect.element(button('Inviter quelqu’un')).toHaveFocus();
  await button('Annuler l’invitation de zoe@exemple.fr').click();
  await button('Annuler l’invitation').click();
  await expect.poll(() => team.withdrawInvitation.mock.calls).toEqual([['i']]);
});

it('removes the second factor of another member after confirmation', async () => {
  await open();
  await expect.element(button('Retirer le second facteur de Léo')).toBeVisible();
  expect(button('Retirer le second facteur de Camille').query()).toBeNull();
  await button('Retirer le second facteur de Léo').click();
  expect(team.removeSecondFactor).not.toHaveBeenCalled();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer le second facteur' }).click();
  await expect.poll(() => team.removeSecondFactor.mock.calls).toEqual([['l']]);
  await expect.poll(() => services.toasts.tell.mock.calls).toEqual([['Second facteur retiré\u00a0: Léo']]);
});
