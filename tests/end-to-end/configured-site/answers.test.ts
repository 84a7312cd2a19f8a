import { expect, inject, it } from 'vitest';
import { buttonOn, consentVisit, questionOn, reopenQuestion, trackerCalls } from '../../support/consent-visit.ts';
import { CONFIGURATION } from '../../support/configured-site.ts';

const { url } = inject('configuredSite');
const visit = await consentVisit(() => url);

it('the site calls no tracker before consent or after a refusal, even on a page that measures every click', async () => {
  await visit.page.goto('/lesdates');
  await questionOn(visit.page).waitFor();
  await visit.page.locator('h1').click();
  expect(await visit.context.cookies()).toEqual([]);
  await buttonOn(visit.page, 'Tout refuser').click();
  expect(await questionOn(visit.page).count()).toBe(0);
  await visit.page.locator('.stories li').first().click();
  await visit.page.goto('/blog');
  await reopenQuestion(visit.page);
  expect(await questionOn(visit.page).count()).toBe(1);
  expect(visit.elsewhere).toEqual([]);
  expect(visit.errors).toEqual([]);
  await visit.page.goto('/lesdates');
  await visit.page.getByRole('link', { name: 'Je veux mon épisode' }).click();
  await visit.page.waitForURL(`${CONFIGURATION.PUBLIC_SIGNUP_URL}**`);
  expect(trackerCalls(visit)).toEqual([]);
});
