import { expect, it } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { button, heading } from '../../support/editor-page.ts';
import { podcastPeople } from '../../support/podcast-people.ts';
import { fillApplication, openPodcast } from '../../support/podcast-page.ts';

/** A visitor applies to the podcast and subscribes to its newsletter, from the form to the link of the mail. */

const people = podcastPeople();

async function applicationsOf(name: string) {
  const { data } = await people.site.operator
    .from('guest_applications')
    .select('name, age, contact_methods, contact_value, topics, anonym_consent')
    .eq('name', name)
    .throwOnError();
  return data;
}

it('a visitor applies to the podcast, subscribes, confirms by the link of the mail, and unsubscribes', async () => {
  const { page, guest, newsletter, errors } = await openPodcast(people.visit.context, people.site.copy.url);
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

  const email = 'clavier@exemple.fr';
  await newsletter.email.fill(email);
  await newsletter.button.click();
  await expect.poll(() => newsletter.email.inputValue()).toBe('');
  expect(errors).toEqual([]);
  const { confirmation, unsubscription } = await people.linksOfMail(email);
  await page.close();
  const confirmed = await people.visit.open(confirmation);
  expect(await people.subscription(email)).toBe('awaited');
  await button(confirmed, 'Oui, c’est moi').focus();
  await confirmed.keyboard.press('Enter');
  await heading(confirmed, 'C’est noté, promis').waitFor();
  expect(await people.subscription(email)).toBe('given');
  await expect.poll(() => confirmed.evaluate(() => document.activeElement?.textContent)).toBe('C’est noté, promis');
  expect(await confirmed.title()).toMatch(/^C’est noté, promis/);
  await confirmed.close();

  const left = await people.visit.open(unsubscription);
  expect(await people.subscription(email)).toBe('given');
  await left.route('**/rest/v1/rpc/**', (route) => route.abort());
  await button(left, 'Me désinscrire').click();
  await heading(left, 'Ça n’est pas passé').waitFor();
  expect(await people.subscription(email)).toBe('given');
  await left.unroute('**/rest/v1/rpc/**');
  await button(left, 'Réessayer').click();
  await heading(left, 'C’est fait, tu es libre').waitFor();
  expect(await people.subscription(email)).toBeNull();
  expect(await axeViolations(left)).toEqual([]);
});
