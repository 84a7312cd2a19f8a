import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forOptionalFields, OPTIONAL_NAMES } from '../../core/contest/entry-fields.ts';
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

  it('say who, and what became of it in the draws', async () => {
    await openContestEntries();
    const row = page.getByRole('row').filter({ hasText: 'Camille' });
    const empty = OPTIONAL_NAMES.map(() => '–').join('');
    const draws = 'nº 1 : suppléante, nº 2 : gagnante (accessoire)';
    await expect.element(row).toHaveTextContent(`Camille Dupontcamille@exemple.fr${empty}${draws}14/05/2026`);
    await button('Voir «\u00a0Camille Dupont\u00a0»').click();
    for (const text of ['Oui', 'Du 01/05/2026 au 01/06/2026', CAMILLE.line]) {
      await expect.element(dialog().getByText(text, { exact: true })).toBeVisible();
    }
  });

  it('are those that were drawn alone, where the address says so', async () => {
    const { history } = await openContestEntries();
    await page.getByRole('link', { name: 'Tirées au sort (1)' }).click();
    expect(history.at(-1)).toBe('/admin/concours?etat=tirees');
    await expect.poll(() => people.listContestEntries.mock.calls.at(-1)?.[0]).toBe('drawn');
  });

  it('say that a demonstration has none', async () => {
    people.listContestEntries.mockResolvedValue({ total: 0, people: [], counts: { all: 0, drawn: 0 } });
    await openContestEntries();
    await expect.element(page.getByText(/^Aucune participation ici.+démonstration/)).toBeVisible();
  });

  it('are erased once it is told what that means for draws', async () => {
    await openContestEntries();
    await eraseCamille().click();
    await expect.element(dialog().getByText(/listes figées gardent sa ligne/)).toBeVisible();
    await dialog().getByRole('button', { name: 'Effacer' }).click();
    await expect.poll(() => people.eraseContestEntry.mock.calls).toEqual([['c']]);
  });

  it('come as a file, with their lines', async () => {
    await openContestEntries();
    await button('Exporter en CSV').click();
    await expect.poll(() => people.save.mock.calls.length).toBe(1);
    const [name, file] = people.save.mock.calls[0] ?? [];
    expect(name).toBe('concours-2026-06-01.csv');
    const line = (await file?.text())?.split('\r\n')[1] ?? '';
    const start = ['"Camille Dupont"', '"camille@exemple.fr"', ...OPTIONAL_NAMES.map(() => '""'), ''].join(';');
    expect(line.slice(0, start.length)).toBe(start);
    expect(line.slice(start.length)).toMatch(/^"Oui";"14\/05\/2026";"Du .+";"nº.+";"(?:0f){32}"$/);
  });

  it.each([
    ['light', 1280],
    ['dark', 390],
  ])('pass axe in the %s, %i px wide', async (scheme, width) => {
    document.documentElement.style.colorScheme = scheme;
    await page.viewport(width, 900);
    await openContestEntries();
    await expect.element(eraseCamille()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const { violations } = await axe.run('main');
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    document.documentElement.style.colorScheme = '';
  });
});

describe('whether a winner is shown', () => {
  const change = async (name: string) => {
    await openContestEntries();
    await button('Voir «\u00a0Camille Dupont\u00a0»').click();
    await dialog().getByRole('button', { name }).click();
  };

  it('is taken back from the details, and the list is read again', async () => {
    await change('Ne plus afficher');
    await expect.poll(() => people.showContestEntry.mock.calls).toEqual([['c', false]]);
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(() => people.listContestEntries.mock.calls.length).toBe(2);
  });

  it('is given from there too', async () => {
    const hidden = { ...CAMILLE, mayBeShown: false };
    people.listContestEntries.mockResolvedValue({ total: 1, people: [hidden], counts: { all: 1, drawn: 0 } });
    await change('Afficher si elle gagne');
    await expect.poll(() => people.showContestEntry.mock.calls).toEqual([['c', true]]);
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

  it('is entered, and the ticket can be sent', async () => {
    await fillIn();
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
  });

  it('is refused at the field', async () => {
    people.enterContestByHand.mockResolvedValue({ kind: 'refused', field: 'email' });
    await fillIn();
    await expect.element(field('Adresse e-mail')).toHaveAccessibleDescription(/mal écrite/);
    await expect.element(field('Adresse e-mail')).toHaveFocus();
  });

  it('needs a name and an address', async () => {
    await open();
    await dialog().getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect.element(field('Nom')).toHaveAccessibleDescription('Écris le nom.');
    expect(people.enterContestByHand.mock.calls).toEqual([]);
  });

  it.each([
    ['light', 1280],
    ['dark', 390],
  ])('has a dialog that passes axe in the %s, %i px wide', async (scheme, width) => {
    document.documentElement.style.colorScheme = scheme;
    await page.viewport(width, 900);
    await open();
    await expect.element(field('Nom')).toBeVisible();
    const { violations } = await axe.run('dialog');
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    document.documentElement.style.colorScheme = '';
  });
});
