import { expect, inject, it } from 'vitest';
import { buttonOn, consentVisit } from '../../support/consent-visit.ts';

const { url } = inject('trackedSite');
const visit = await consentVisit(() => url);

const PAGE = '/viensonsappelle';
const PLAYER = 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk';

it('shows the player of an episode at its button, and asks nothing of anybody before', async () => {
  await visit.page.goto(PAGE);
  await buttonOn(visit.page, 'Tout refuser').click();
  await visit.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await visit.page.locator(':not([data-form]) > .newsletter-form').waitFor();
  expect(visit.elsewhere).toEqual([]);
  await visit.page.getByRole('button', { name: 'Afficher le lecteur' }).click();
  await visit.page.frameLocator('.embed iframe').locator('title').waitFor({ state: 'attached' });
  expect(visit.elsewhere).toEqual([PLAYER]);
  expect(visit.errors).toEqual([]);
});
