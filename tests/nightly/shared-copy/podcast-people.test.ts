import { expect, it } from 'vitest';
import { button, heading } from '../../support/editor-page.ts';
import { podcastPeople, rowOf } from '../../support/podcast-people.ts';

/** The links of mails, and the back office of the podcast's applicants and the newsletter's subscribers. */

const people = podcastPeople();

it('the confirmation page says when the link of a mail is incomplete and when it is no longer valid', async () => {
  const page = await people.visit.open('/newsletter/confirmation#abc');
  await heading(page, 'Il manque un bout du lien').waitFor();
  expect(await page.getByRole('button', { name: /moi|désinscrire/ }).count()).toBe(0);
  await page.close();
  const other = await people.visit.open(`/newsletter/confirmation#${'x'.repeat(43)}`);
  await button(other, 'Oui, c’est moi').click();
  await heading(other, 'Ce lien ne répond plus').waitFor();
});

it('the back office finds an application, and erases a person’s application and subscription together', async () => {
  await people.subscribe('zoe@exemple.fr');
  await people.apply('Zoé', 'Zoe@Exemple.fr');
  const page = await people.openAdmin('/admin/candidatures');
  await page.getByRole('searchbox').fill('zoe');
  await page.waitForURL('**/admin/candidatures?recherche=zoe');
  await rowOf(page, 'Zoe@Exemple.fr').waitFor();
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await rowOf(page, 'zoe@exemple.fr').waitFor();
  await button(page, 'Effacer une personne…').click();
  await page.getByRole('dialog').getByRole('textbox').fill('ZOE@exemple.fr');
  await page.keyboard.press('Enter');
  await page.getByText(/1 candidature, 1 adresse de la newsletter et \d e-mail/).waitFor();
  await button(page, 'Tout effacer').click();
  await rowOf(page, 'zoe@exemple.fr').waitFor({ state: 'detached' });
  expect(await people.subscription('zoe@exemple.fr')).toBeNull();
  const { data } = await people.site.operator
    .from('guest_applications')
    .select('name')
    .eq('name', 'Zoé')
    .throwOnError();
  expect(data).toEqual([]);
});
