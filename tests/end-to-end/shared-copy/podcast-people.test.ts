import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORM, OUTCOMES } from '../../../src/features/podcast/guest-form/copy.ts';
import { axeViolations } from '../../support/axe.ts';
import { button, heading } from '../../support/editor-page.ts';
import { podcastPeople, rowOf } from '../../support/podcast-people.ts';
import { fillApplication, openPodcast } from '../../support/podcast-page.ts';

/** From the form to the back office: what becomes of those who apply, subscribe, confirm and leave. */

const people = podcastPeople();

async function applicationsOf(name: string) {
  const { data } = await people.site.operator
    .from('guest_applications')
    .select('name, age, contact_methods, contact_value, topics, anonym_consent')
    .eq('name', name)
    .throwOnError();
  return data;
}

describe('the page of the podcast', () => {
  it('stores an application, and answers a second one at once with patience', async () => {
    const { page, guest, errors } = await openPodcast(people.visit.context, people.site.copy.url);
    await fillApplication(page);
    await guest.button.click();
    await expect
      .poll(() => applicationsOf('Sami'))
      .toEqual([
        {
          name: 'Sami',
          age: 34,
          contact_methods: ['email', 'whatsapp'],
          contact_value: '06 00 00 00 00',
          topics: ['ghosting', 'heartbreak'],
          anonym_consent: true,
        },
      ]);
    await expect.poll(() => guest.button.textContent()).toBe(FORM.submit);
    await fillApplication(page);
    await guest.contactValue.fill('@un-autre');
    await guest.button.click();
    await guest.status.filter({ hasText: OUTCOMES.rateLimit }).waitFor();
    expect(await guest.contactValue.inputValue()).toBe('@un-autre');
    expect(await applicationsOf('Sami')).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('stores an address for the newsletter, which the link of its mail confirms by a button alone', async () => {
    const { page, newsletter } = await openPodcast(people.visit.context, people.site.copy.url);
    await newsletter.email.fill('clavier@exemple.fr');
    await newsletter.button.click();
    await expect.poll(() => newsletter.email.inputValue()).toBe('');
    const { confirmation } = await people.linksOfMail('clavier@exemple.fr');
    await page.close();
    const mailed = await people.visit.open(confirmation);
    expect(await people.subscription('clavier@exemple.fr')).toBe('awaited');
    expect(await axeViolations(mailed)).toEqual([]);
    await button(mailed, 'Oui, c’est moi').focus();
    await mailed.keyboard.press('Enter');
    await heading(mailed, 'C’est noté, promis').waitFor();
    expect(await people.subscription('clavier@exemple.fr')).toBe('given');
    await expect.poll(() => mailed.evaluate(() => document.activeElement?.textContent)).toBe('C’est noté, promis');
    expect(await mailed.title()).toMatch(/^C’est noté, promis/);
  });
});

describe('the link of a mail', () => {
  it('unsubscribes by its button alone, also after the network was dead, for good', async () => {
    const { unsubscription } = await people.subscribe('partant@exemple.fr');
    const page = await people.visit.open(unsubscription);
    await page.route('**/rest/v1/rpc/**', (route) => route.abort());
    await button(page, 'Me désinscrire').click();
    await heading(page, 'Ça n’est pas passé').waitFor();
    expect(await people.subscription('partant@exemple.fr')).toBe('awaited');
    await page.unroute('**/rest/v1/rpc/**');
    await button(page, 'Réessayer').click();
    await heading(page, 'C’est fait, tu es libre').waitFor();
    expect(await people.subscription('partant@exemple.fr')).toBeNull();
    await page.reload();
    await button(page, 'Me désinscrire').click();
    await heading(page, 'Personne à effacer ici').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('the back office', () => {
  it('shows, searches, exports and erases applications', async () => {
    await people.apply('Élie', 'elie@exemple.fr');
    await people.apply('=HYPERLINK("http://x.exemple")', '+33611223344');
    const page = await people.openAdmin('/admin/editor');
    await page.getByRole('link', { name: 'Candidatures' }).click();
    await rowOf(page, 'elie@exemple.fr').waitFor();

    await page.getByRole('searchbox').fill('elie');
    await page.waitForURL('**/admin/candidatures?recherche=elie');
    await page.getByText('1 candidature pour').waitFor();
    await page.getByRole('searchbox').fill('');
    await rowOf(page, 'HYPERLINK').waitFor();

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Exporter en CSV').click()]);
    expect(download.suggestedFilename()).toMatch(/^candidatures-\d{4}-\d{2}-\d{2}\.csv$/);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain(`"'=HYPERLINK(""http://x.exemple"")";"31";"+33611223344";"E-mail"`);
    expect(file).toContain('"Élie";"31";"elie@exemple.fr";"E-mail";"Ghosting, Chagrin d’amour"');

    await page.getByRole('button', { name: /^Effacer «\sÉlie\s»$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
    await rowOf(page, 'elie@exemple.fr').waitFor({ state: 'detached' });
    const { data } = await people.site.operator
      .from('guest_applications')
      .select('name')
      .eq('name', 'Élie')
      .throwOnError();
    expect(data).toEqual([]);
  });
});
