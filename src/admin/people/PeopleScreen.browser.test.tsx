import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PersonTraces } from '../../core/podcast/people.ts';
import { GatewayError } from '../../gateway/browser/gateway-error.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { ApplicantsScreen } from './ApplicantsScreen.tsx';
import { fakePeople, LEO } from './people.support.ts';
import { SubscribersScreen } from './SubscribersScreen.tsx';
import { violationsInBothSchemes } from '../both-schemes.support.ts';

let services: ReturnType<typeof fakeServices>;
let people: ReturnType<typeof fakePeople>;

const open = (screen: ReactNode, address: string) =>
  renderScreen(screen, { ...services, people: async () => people }, address);
const openApplicants = (query = '') => open(<ApplicantsScreen />, `/admin/candidatures${query}`);
const openSubscribers = (query = '') => open(<SubscribersScreen />, `/admin/newsletter${query}`);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const erase = () => button('Effacer «\u00a0Léo\u00a0»');
const dialog = () => page.getByRole('dialog');
const textOf = async (file: Blob | undefined) => (await file?.text()) ?? '';

beforeEach(async () => {
  await page.viewport(1280, 900);
  services = fakeServices();
  people = fakePeople();
});

describe('the applications', () => {
  it('show name, contact and date in the list and every detail in a dialog, and are searched while typing', async () => {
    const { history } = await openApplicants();
    const row = page.getByRole('row').filter({ hasText: 'Léo' });
    await expect.element(row).toHaveTextContent('Léo31 ans+336123456782 sujets14/05/2026');
    await expect.element(page.getByText('1 candidature', { exact: true })).toBeVisible();
    const newestFirst = { search: '', sort: 'date', isAscending: false, page: 1, pageSize: 20 };
    expect(people.listApplicants.mock.calls[0]?.[0]).toEqual(newestFirst);
    expect(await violationsInBothSchemes(document.querySelector('main'))).toEqual([]);

    await button('Voir «\u00a0Léo\u00a0»').click();
    for (const text of ['WhatsApp', 'E-mail', 'Ghosting', 'Plan (pas) sans lendemain']) {
      await expect.element(dialog().getByText(text, { exact: true })).toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button('Voir «\u00a0Léo\u00a0»')).toHaveFocus();

    await page.getByRole('searchbox', { name: 'Chercher un nom ou un contact' }).fill('zoé');
    await expect.poll(() => history.at(-1)).toBe('/admin/candidatures?recherche=zo%C3%A9');
    await expect.poll(() => people.listApplicants.mock.calls.at(-1)?.[0].search).toBe('zoé');
  });

  it('are loaded with the search, page and order of the address, and sorted by a click on a header', async () => {
    const { history } = await openApplicants('?recherche=l%C3%A9o&page=2&tri=age');
    await expect.element(button('Âge')).toBeVisible();
    expect(people.listApplicants.mock.calls[0]?.[0]).toEqual({
      search: 'léo',
      sort: 'age',
      isAscending: true,
      page: 2,
      pageSize: 20,
    });
    await button('Nom').click();
    expect(history.at(-1)).toBe('/admin/candidatures?recherche=l%C3%A9o&tri=nom');
  });

  it('are replaced by an error and a retry when loading fails, and by a notice when the list is empty', async () => {
    people.listApplicants.mockRejectedValue(new TypeError('Failed to fetch'));
    await openApplicants();
    await expect.element(page.getByRole('alert')).toBeVisible();
    people.listApplicants.mockResolvedValue({ total: 0, people: [] });
    await button('Réessayer').click();
    await expect.element(page.getByText(/^Aucune candidature pour le moment/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Chercher un nom ou un contact' }).fill('x');
    await expect.element(page.getByText(/^Rien ne correspond à «\sx\s»\.$/)).toBeVisible();
  });

  it('show the last page when the address names a page beyond it', async () => {
    people.listApplicants.mockResolvedValue({ total: 21, people: [LEO] });
    const { history } = await openApplicants('?page=9');
    await expect.poll(() => history.at(-1)).toBe('/admin/candidatures?page=2');
  });
});

it('an application is erased after confirmation; a failed attempt keeps it and says what to do', async () => {
  await openApplicants();
  await erase().click();
  await expect.poll(() => dialog().query()?.textContent).toMatch(/^Effacer cette candidature\s\?Léo/);
  await dialog().getByRole('button', { name: 'Annuler' }).click();
  expect(people.eraseApplicant).not.toHaveBeenCalled();
  for (const [failure, advice] of [
    [new TypeError('Failed to fetch'), /^Vérifie ta connexion/],
    [new GatewayError('signed-out', 401, '', ''), /^Rien n’a changé\. Ta session a expiré/],
  ] as const) {
    people.eraseApplicant.mockRejectedValueOnce(failure);
    await erase().click();
    await dialog().getByRole('button', { name: 'Effacer' }).click();
    await expect.poll(() => services.toasts.warn.mock.lastCall?.[0].advice).toMatch(advice);
    await expect.element(erase()).toBeVisible();
  }
  people.eraseApplicant.mockClear();
  people.listApplicants.mockResolvedValue({ total: 0, people: [] });
  await erase().click();
  await dialog().getByRole('button', { name: 'Effacer' }).click();
  await expect.element(erase()).not.toBeInTheDocument();
  await expect.element(page.getByText(/^0\scandidature/)).toHaveFocus();
  expect(people.eraseApplicant.mock.calls).toEqual([['a']]);
  expect(services.toasts.tell.mock.calls[0]?.[0]).toBe('Candidature effacée.');
});

it('erasing a person on a phone lists everything stored for an e-mail address, then erases it', async () => {
  await page.viewport(390, 844);
  await openApplicants();
  await expect.poll(() => page.getByRole('listitem').query()?.textContent).toMatch(/^LéoÂge31\sansContact/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await button('Effacer une personne…').click();
  const address = dialog().getByRole('textbox');
  people.findPerson.mockResolvedValueOnce({ applications: 0, subscriptions: 0, entries: 1, messages: 2 });
  await address.fill('lea@exemple.fr');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(dialog().getByText(/1\s+participation au concours et 2\s+e-mails gardés par le site/))
    .toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Tout effacer' })).toBeVisible();
  expect(await violationsInBothSchemes(document.querySelector('main'))).toEqual([]);

  people.findPerson.mockResolvedValueOnce({ applications: 0, subscriptions: 0, entries: 0, messages: 0 });
  await address.fill('autre@exemple.fr');
  await expect.element(dialog().getByRole('button', { name: 'Tout effacer' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByText(/^Rien à cette adresse/)).toBeVisible();

  await address.fill('  lea@exemple.fr ');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByText(/Trouvé\u00a0: 1 candidature et 1 adresse de la newsletter/)).toBeVisible();
  expect(people.erasePerson).not.toHaveBeenCalled();
  await dialog().getByRole('button', { name: 'Tout effacer' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect([people.findPerson.mock.lastCall, people.erasePerson.mock.calls]).toEqual([
    ['lea@exemple.fr'],
    [['lea@exemple.fr']],
  ]);
});

it('the address cannot be changed during the search for a person, so that no other person is erased', async () => {
  const search = Promise.withResolvers<PersonTraces>();
  people.findPerson.mockReturnValueOnce(search.promise);
  await openApplicants();
  await button('Effacer une personne…').click();
  const address = dialog().getByRole('textbox');
  await address.fill('lea@exemple.fr');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Recherche…')).toBeVisible();
  await userEvent.keyboard('x');
  search.resolve({ applications: 1, subscriptions: 0, entries: 0, messages: 0 });
  await expect.element(button('Tout effacer')).toBeVisible();
  await expect.element(address).toHaveValue('lea@exemple.fr');
});

describe('the exported file of applications', () => {
  it('holds the applications of all pages that match the search, and no formula', async () => {
    const many = Array.from({ length: 501 }, (_, number) => ({ ...LEO, id: String(number), name: `=Léo ${number}` }));
    people.listApplicants.mockImplementation(async ({ page: number, pageSize }) => ({
      total: 501,
      people: many.slice((number - 1) * pageSize, number * pageSize),
    }));
    await openApplicants('?recherche=l%C3%A9o');
    await button('Exporter en CSV').click();
    await expect.poll(() => people.save.mock.calls.length).toBe(1);
    const [name, file] = people.save.mock.calls[0] ?? [];
    expect(name).toBe('candidatures-2026-06-01.csv');
    const lines = (await textOf(file)).split('\r\n');
    expect(lines).toHaveLength(503);
    expect(lines.slice(0, 2)).toEqual([
      `"Nom";"Âge";"Contact";"Moyens de contact";"Sujets";"Reçue le"`,
      `"'=Léo 0";"31";"+33612345678";"WhatsApp, E-mail";"Ghosting, Plan (pas) sans lendemain";"14/05/2026"`,
    ]);
    expect(new Set(people.listApplicants.mock.calls.map(([{ search }]) => search))).toEqual(new Set(['léo']));
  });

  it('is saved only if the audit log has recorded the export and all applications could be read', async () => {
    await openApplicants();
    await expect.element(erase()).toBeVisible();
    for (const failing of [people.recordExport, people.listApplicants]) {
      services.toasts.warn.mockClear();
      failing.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      await button('Exporter en CSV').click();
      await expect.poll(() => services.toasts.warn.mock.calls[0]?.[0].text).toBe('L’export n’a pas abouti');
      expect(people.save).not.toHaveBeenCalled();
    }
    await button('Exporter en CSV').click();
    await expect.poll(() => people.save).toHaveBeenCalledOnce();
    expect(people.recordExport.mock.lastCall?.[0]).toBe('applications');
    await button('Exporter pour un tableur').click();
    await expect.poll(() => people.save.mock.lastCall?.[0]).toBe('candidatures-2026-06-01.xlsx');
  });
});

it('the newsletter screen filters addresses by state, exports them with links to unsubscribe, and erases one', async () => {
  const { history } = await openSubscribers();
  await page.getByRole('link', { name: 'En attente (2)' }).click();
  expect(history.at(-1)).toBe('/admin/newsletter?etat=en-attente');
  await expect.poll(() => people.listSubscribers.mock.calls.at(-1)?.[0]).toBe('awaited');
  expect(people.listSubscribers.mock.calls[0]?.[1]).toMatchObject({ sort: 'date', isAscending: false });
  await expect.element(button('Effacer «\u00a0lea@exemple.fr\u00a0»')).toBeVisible();
  expect(await violationsInBothSchemes(document.querySelector('main'))).toEqual([]);

  await button('Exporter en CSV').click();
  await expect.poll(() => people.save.mock.calls.length).toBe(1);
  const [name, file] = people.save.mock.calls[0] ?? [];
  expect(name).toBe('newsletter-2026-06-01.csv');
  expect((await textOf(file)).split('\r\n')[1]).toBe(
    `"lea@exemple.fr";"Confirmée";"14/05/2026";"15/05/2026";"${location.origin}/newsletter/desinscription#token";"${location.origin}/functions/v1/unsubscribe-from-newsletter?token=token"`,
  );

  await button('Effacer «\u00a0lea@exemple.fr\u00a0»').click();
  await dialog().getByRole('button', { name: 'Effacer' }).click();
  await expect.poll(() => people.eraseSubscriber.mock.calls).toEqual([['s']]);
});
