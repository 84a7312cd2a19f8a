import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GatewayError } from '../../../src/gateway/browser/gateway-error.ts';
import { fakeServices, renderScreen } from '../../../src/admin/services.support.tsx';
import { ContestEntriesScreen } from '../../../src/admin/people/ContestEntriesScreen.tsx';
import { fakePeople, TICKET } from '../../../src/admin/people/people.support.ts';

let services: ReturnType<typeof fakeServices>;
let people: ReturnType<typeof fakePeople>;

const openContestEntries = () =>
  renderScreen(<ContestEntriesScreen />, { ...services, people: async () => people }, '/admin/concours');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');

beforeEach(async () => {
  await page.viewport(1280, 900);
  services = fakeServices();
  people = fakePeople();
});

describe('whether a winner is shown', () => {
  const change = async (name: string) => {
    await openContestEntries();
    await button('Voir «\u00a0Camille Dupont\u00a0»').click();
    await dialog().getByRole('button', { name }).click();
  };

  it('says that it has not changed', async () => {
    people.showContestEntry.mockRejectedValue(new GatewayError('unreachable', 0, '', 'no answer'));
    await change('Ne plus afficher');
    await expect.poll(() => services.toasts.warn.mock.calls[0]?.[0].text).toBe('Le changement n’a pas abouti');
  });
});

describe('somebody whose proof came another way', () => {
  const field = (label: string | RegExp) => dialog().getByLabelText(label);
  const open = async () => {
    await openContestEntries();
    await button('Ajouter une participation…').click();
  };
  const fillIn = async () => {
    await open();
    await field('Nom').fill(' Nour ');
    await field('Adresse e-mail').fill('nour@exemple.fr');
    await dialog().getByRole('button', { name: 'Ajouter', exact: true }).click();
  };

  it('is said to be there already', async () => {
    people.enterContestByHand.mockResolvedValue({ kind: 'entered', ticket: TICKET, isNew: false });
    await fillIn();
    await expect.element(dialog().getByText(/^Cette adresse participe déjà/)).toBeVisible();
  });

  it.each([
    [{ kind: 'closed' }, /^Les participations sont closes/],
    [{ kind: 'not_open' }, /^Le concours n’est pas ouvert/],
  ] as const)('is not entered outside its time: %o', async (outcome, message) => {
    people.enterContestByHand.mockResolvedValue(outcome);
    await fillIn();
    await expect.element(dialog().getByRole('status').filter({ hasText: message })).toBeVisible();
    await expect.element(field('Nom')).toHaveValue(' Nour ');
  });

  it('stays in the form when the database does not answer', async () => {
    people.enterContestByHand.mockRejectedValue(new GatewayError('unreachable', 0, '', 'no answer'));
    await fillIn();
    await expect.element(dialog().getByText(/^L’ajout n’a pas abouti\. Vérifie ta connexion/)).toBeVisible();
    await expect.element(field('Nom')).toHaveValue(' Nour ');
  });

  it('is not lost with the dialog unasked', async () => {
    const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    await open();
    await field('Nom').fill('Nour');
    await userEvent.keyboard('{Escape}');
    await expect.element(field('Nom')).toHaveValue('Nour');
    await dialog().getByRole('button', { name: 'Annuler' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});
