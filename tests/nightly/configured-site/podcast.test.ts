import { expect, inject, it } from 'vitest';
import { buttonOn, consentVisit } from '../../support/consent-visit.ts';
import { COMMUNITY, HERO } from '../../../src/features/podcast/copy.ts';
import { CONFIGURATION } from '../../support/configured-site.ts';

const { url } = inject('configuredSite');

const visit = await consentVisit(() => url);

const PAGE = '/viensonsappelle';
const PLAYER = 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk';

it('shows the player of an episode by itself to a visitor who has agreed to such contents', async () => {
  await visit.page.goto(PAGE);
  await buttonOn(visit.page, 'Tout accepter').click();
  await visit.page.locator('.embed iframe').waitFor({ state: 'attached' });
  expect(visit.errors).toEqual([]);
});

it('opens an episode, and the group, in a tab of their own', async () => {
  await visit.page.goto(PAGE);
  await buttonOn(visit.page, 'Tout refuser').click();
  for (const [name, address] of [
    [HERO.listen, CONFIGURATION.PUBLIC_PODCAST_EPISODE_URL],
    [COMMUNITY.telegram, CONFIGURATION.PUBLIC_TELEGRAM_URL],
  ] as const) {
    const tab = visit.context.waitForEvent('page');
    await visit.page.getByRole('link', { name }).click();
    expect((await tab).url()).toBe(address);
    expect(await visit.page.getByRole('link', { name }).getAttribute('rel')).toBe('noopener noreferrer');
  }
  expect(visit.page.url()).toBe(url + PAGE);
});

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
