import { expect, inject, it } from 'vitest';
import { buttonOn, consentVisit } from '../../support/consent-visit.ts';
import { COMMUNITY, HERO } from '../../../src/features/podcast/copy.ts';
import { CONFIGURATION } from '../../support/configured-site.ts';

const { url } = inject('configuredSite');

const visit = await consentVisit(() => url);

const PAGE = '/viensonsappelle';
const PLAYER = 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk';

it('the podcast page loads the player of its episode for a visitor who consents to embeds', async () => {
  await visit.page.goto(PAGE);
  await buttonOn(visit.page, 'Tout accepter').click();
  await visit.page.locator('.embed iframe').waitFor({ state: 'attached' });
  expect(visit.errors).toEqual([]);
});

it('the podcast page opens the episode and the group in a new tab each', async () => {
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

it('the podcast page loads the player after a click on its button, and nothing of other sites before', async () => {
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
