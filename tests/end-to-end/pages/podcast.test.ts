import { expect, inject, it } from 'vitest';
import { SUBSCRIPTION_RECEIVER } from '../../../src/core/newsletter/subscription.ts';
import { APPLICATION_RECEIVER } from '../../../src/core/podcast/guest-application.ts';
import { HERO } from '../../../src/features/podcast/copy.ts';
import { NEWSLETTER_FORM } from '../../../src/features/newsletter/sign-up/copy.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { answerFor, fillApplication, openPodcast, stored } from '../../support/podcast-page.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

it('the podcast page sends both its forms to their receivers', async () => {
  const context = await newContext();
  const applications = await answerFor(context, APPLICATION_RECEIVER, stored);
  const subscriptions = await answerFor(context, SUBSCRIPTION_RECEIVER, stored);
  const { page, guest, newsletter, errors } = await openPodcast(context, url);
  await fillApplication(page);
  await guest.button.click();
  // The button confirms for three seconds only, whereas the fields stay empty.
  await expect.poll(() => guest.name.inputValue()).toBe('');
  expect(applications).toEqual([
    {
      name: 'Sami',
      age: 34,
      contactChoice: ['whatsapp', 'email'],
      contactValue: '06 00 00 00 00',
      topics: ['ghosting', 'heartbreak'],
      anonymConsent: true,
      intimateConsent: true,
    },
  ]);
  await newsletter.email.fill('lea@exemple.fr');
  await newsletter.button.click();
  await expect.poll(() => newsletter.status.textContent()).toBe(NEWSLETTER_FORM.subscribed);
  expect(subscriptions).toEqual([{ email: 'lea@exemple.fr' }]);
  expect(errors).toEqual([]);
});

it('an incomplete newsletter address is shown at its field only; the status is visually hidden', async () => {
  const { newsletter } = await openPodcast(await newContext(), url);
  await newsletter.email.fill('lea@');
  await newsletter.button.click();
  await expect.poll(() => newsletter.error.textContent()).toBe(NEWSLETTER_FORM.malformed);
  expect(await newsletter.status.evaluate((status) => getComputedStyle(status).clipPath)).toBe('inset(50%)');
});

it('the podcast page links six questions to the player, and says why no episode can be played', async () => {
  const html = await (await fetch(`${url}/viensonsappelle`)).text();
  expect(html.match(/<a class="pick-up" href="#lecteur">/g)).toHaveLength(6);
  expect(html).toMatch(/<a [^>]*href="#candidature"/);
  for (const part of ['lecteur', 'candidature']) expect(html).toMatch(new RegExp(`id="${part}"[^>]* tabindex="-1"`));
  const [, reason = ''] =
    new RegExp(`<button [^>]*disabled aria-describedby="([^"]*)">${HERO.listen}`).exec(html) ?? [];
  expect(new RegExp(`id="${reason}"[^>]*>([^<]*)`).exec(html)?.[1]).toBe(HERO.nothingYet);
});
