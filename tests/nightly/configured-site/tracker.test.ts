import { expect, inject, it } from 'vitest';
import { buttonOn, consentVisit, trackerCalls, trackerRan } from '../../support/consent-visit.ts';
import { CONFIGURATION } from '../../support/configured-site.ts';

const { url } = inject('configuredSite');

const visit = await consentVisit(() => url);

it('a tracker that fails to load is reported in the console and causes no other error', async () => {
  visit.tracker = 'fails';
  await visit.page.goto('/');
  const failure = visit.page.waitForEvent('console', (message) => message.text().includes('tracker did not load'));
  await buttonOn(visit.page, 'Tout accepter').click();
  expect((await failure).type()).toBe('error');
  expect(visit.errors.filter((text) => !/did not load|ERR_FAILED/.test(text))).toEqual([]);
});

it('the invitation at the end of an article calls the tracker when clicked, and the header’s home link does not', async () => {
  await visit.page.goto('/blog/ecrire-une-bio');
  await buttonOn(visit.page, 'Tout accepter').click();
  await trackerRan(visit.page, 1);
  await visit.page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await visit.page.locator('header a[href="/"]').click();
  await visit.page.getByRole('link', { name: 'Inscris-toi ici' }).click();
  await trackerRan(visit.page, 2);
  expect(trackerCalls(visit)).toHaveLength(2);
});

it('a click on the link to the dating service calls the tracker', async () => {
  await visit.page.goto('/inscription');
  await buttonOn(visit.page, 'Tout accepter').click();
  await trackerRan(visit.page, 1);
  await visit.page.getByRole('link', { name: 'Je m’inscris maintenant' }).first().click();
  await visit.page.waitForURL(CONFIGURATION.PUBLIC_SIGNUP_URL);
  expect(trackerCalls(visit)).toHaveLength(2);
});

it('a tracker that never answers does not stop links from working', async () => {
  visit.tracker = 'hangs';
  await visit.page.goto('/');
  await buttonOn(visit.page, 'Tout accepter').click();
  await visit.page.locator('main a[href="/inscription"]').first().click();
  await visit.page.waitForURL('**/inscription');
});
