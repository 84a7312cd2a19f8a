import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forOptionalFields, OPTIONAL_NAMES } from '../../core/contest/entry-fields.ts';
import { GatewayError } from '../../gateway/browser/gateway-error.ts';
import { violationsInBothSchemes } from '../both-schemes.support.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { ContestEntriesScreen } from './ContestEntriesScreen.tsx';
import { CAMILLE, fakePeople, TICKET } from './people.support.ts';

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

describe('the contest’s entries', () => {
  const eraseCamille = () => button('Effacer «\u00a0Camille Dupont\u00a0»');
  const details = () => button('Voir «\u00a0Camille Dupont\u00a0»');

  it('show name, address and results of draws in the list, the details and the exported file', async () => {
    const { history } = await openContestEntries();
    const row = page.getByRole('row').filter({ hasText: 'Camille' });
    const empty = OPTIONAL_NAMES.map(() => '–').join('');
    const draws = 'nº 1 : suppléante, nº 2 : gagnante (accessoire)';
    await expect.element(row).toHaveTextContent(`Camille Dupontcamille@exemple.fr${empty}${draws}14/05/2026`);
    expect(await violationsInBothSchemes(document.querySelector('main'))).toEqual([]);
    await details().click();
    for (const text of ['Oui', 'Du 01/05/2026 au 01/06/2026', CAMILLE.line]) {
      await expect.element(dialog().getByText(text, { exact: true })).toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();

    await button('Exporter en CSV').click();
    await expect.poll(() => people.save.mock.calls.length).toBe(1);
    const [name, file] = people.save.mock.calls[0] ?? [];
    expect(name).toBe('concours-2026-06-01.csv');
    const line = (await file?.text())?.split('\r\n')[1] ?? '';
    const start = ['"Camille Dupont"', '"camille@exemple.fr"', ...OPTIONAL_NAMES.map(() => '""'), ''].join(';');
    expect(line.slice(0, start.length)).toBe(start);
    expect(line.slice(start.length)).toMatch(/^"Oui";"14\/05\/2026";"Du .+";"nº.+";"(?:0f){32}"$/);

    await page.getByRole('link', { name: 'Tirées au sort (1)' }).click();
    expect(history.at(-1)).toBe('/admin/concours?etat=tirees');
    await expect.poll(() => people.listContestEntries.mock.calls.at(-1)?.[0]).toBe('drawn');
  });

  it('give way to a notice about the demonstration when the list is empty', async () => {
    people.listContestEntries.mockResolvedValue({ total: 0, people: [], counts: { all: 0, drawn: 0 } });
    await openContestEntries();
    await expect.element(page.getByText(/^Aucune participation ici.+démonstration/)).toBeVisible();
  });

  it('can be hidden or shown if they win, and erased after a notice about frozen lists', async () => {
    await page.viewport(390, 900);
    await openContestEntries();
    await expect.element(eraseCamille()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    people.showContestEntry.mockRejectedValueOnce(new GatewayError('unreachable', 0, '', 'no answer'));
    await details().click();
    await dialog().getByRole('button', { name: 'Ne plus afficher' }).click();
    await expect.poll(() => services.toasts.warn.mock.calls[0]?.[0].text).toBe('Le changement n’a pas abouti');
    if (dialog().query()) await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();

    const hidden = { ...CAMILLE, mayBeShown: false };
    people.listContestEntries.mockClear();
    people.listContestEntries.mockResolvedValue({ total: 1, people: [hidden], counts: { all: 1, drawn: 0 } });
    await details().click();
    await dialog().getByRole('button', { name: 'Ne plus afficher' }).click();
    await expect.poll(() => people.showContestEntry.mock.lastCall).toEqual(['c', false]);
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(() => people.listContestEntries.mock.calls.length).toBe(1);
    await details().click();
    await dialog().getByRole('button', { name: 'Afficher si elle gagne' }).click();
    await expect.poll(() => people.showContestEntry.mock.lastCall).toEqual(['c', true]);
    await expect.element(dialog()).not.toBeInTheDocument();

    await eraseCamille().click();
    await expect.element(dialog().getByText(/listes figées gardent sa ligne/)).toBeVisible();
    await dialog().getByRole('button', { name: 'Effacer' }).click();
    await expect.poll(() => people.eraseContestEntry.mock.calls).toEqual([['c']]);
  });
});

describe('an entry that a member adds by hand', () => {
  const field = (label: string | RegExp) => dialog().getByLabelText(label);
  const add = () => dialog().getByRole('button', { name: 'Ajouter', exact: true });
  const fillIn = async () => {
    await button('Ajouter une participation…').click();
    await field('Nom').fill(' Nour ');
    await field('Adresse e-mail').fill('nour@exemple.fr');
  };

  it('is saved and gets a ticket to copy; an address that already takes part is reported', async () => {
    await openContestEntries();
    await button('Ajouter une participation…').click();
    expect(await violationsInBothSchemes(document.querySelector('dialog'))).toEqual([]);
    await add().click();
    await expect.element(field('Nom')).toHaveAccessibleDescription('Écris le nom.');
    expect(people.enterContestByHand.mock.calls).toEqual([]);
    await field('Nom').fill(' Nour ');
    await field('Adresse e-mail').fill('nour@exemple.fr');
    await add().click();
    await expect.element(field('Numéro de participation')).toHaveValue(TICKET);
    expect(people.enterContestByHand.mock.calls).toEqual([
      [{ name: 'Nour', email: 'nour@exemple.fr', ...forOptionalFields(() => ''), mayBeShown: false }],
    ]);
    await expect.poll(() => people.listContestEntries.mock.calls.length).toBe(2);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await dialog().getByRole('button', { name: 'Copier' }).click();
    expect(copied.mock.calls).toEqual([[TICKET]]);
    await dialog().getByRole('button', { name: 'Fermer' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button('Ajouter une participation…')).toHaveFocus();

    people.enterContestByHand.mockResolvedValue({ kind: 'entered', ticket: TICKET, isNew: false });
    await fillIn();
    await add().click();
    await expect.element(dialog().getByText(/^Cette adresse participe déjà/)).toBeVisible();
  });

  it('stays in the form after a refusal or a failed request; closing the dialog asks for confirmation', async () => {
    await openContestEntries();
    await fillIn();
    people.enterContestByHand.mockRejectedValueOnce(new GatewayError('unreachable', 0, '', 'no answer'));
    await add().click();
    await expect.element(dialog().getByText(/^L’ajout n’a pas abouti\. Vérifie ta connexion/)).toBeVisible();
    for (const [kind, message] of [
      ['closed', /^Les participations sont closes/],
      ['not_open', /^Le concours n’est pas ouvert/],
    ] as const) {
      people.enterContestByHand.mockResolvedValueOnce({ kind });
      await add().click();
      await expect.element(dialog().getByRole('status').filter({ hasText: message })).toBeVisible();
    }
    people.enterContestByHand.mockResolvedValueOnce({ kind: 'refused', field: 'email' });
    await add().click();
    await expect.element(field('Adresse e-mail')).toHaveAccessibleDescription(/mal écrite/);
    await expect.element(field('Adresse e-mail')).toHaveFocus();

    const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(field('Nom')).toHaveValue(' Nour ');
    await dialog().getByRole('button', { name: 'Annuler' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});
