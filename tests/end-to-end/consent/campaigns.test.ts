import { describe, expect, inject, it } from 'vitest';
import {
  buttonOn,
  consentVisit,
  questionOn,
  reopenQuestion,
  trackerCalls,
  trackerRan,
} from '../../support/consent-visit.ts';
import { controlClock } from '../../support/controlled-clock.ts';
import { TRACKER_SETTINGS } from '../../support/tracked-site.ts';

const { url } = inject('trackedSite');
const visit = consentVisit(() => url);
const { PUBLIC_SIGNUP_URL: SERVICE, PUBLIC_GROUP_URL } = TRACKER_SETTINGS;

/** The parameters of an address, by name. */
const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('the way to sign-up of a campaign', () => {
  it.each(['/doucepiquant', '/telegram', '/instagram', '/retrouve-la', '/cedlhumournoir', '/lesdates'])(
    'says that it comes from %s',
    async (address) => {
      const html = await (await fetch(url + address)).text();
      const links = [...html.slice(html.indexOf('<main')).matchAll(/<a (?=[^>]*data-signup)[^>]*href="([^"]*)"/g)];
      expect(links.length).toBeGreaterThan(0);
      for (const [, href = ''] of links) {
        expect(href.startsWith(`${SERVICE}?`)).toBe(true);
        expect(parametersOf(href.replaceAll(/&(?:amp|#38);/g, '&'))).toMatchObject({ utm_campaign: address.slice(1) });
      }
    },
  );

  it('is another of the partner’s, with what its operator says and the campaign’s parameters', async () => {
    await visit.page.goto('/instagram');
    await visit.page.getByRole('link', { name: 'Passer par notre partenaire' }).click();
    await visit.page.waitForURL('https://partenaire.exemple/**');
    expect(parametersOf(visit.page.url())).toMatchObject({ partenaire: '7', utm_campaign: 'instagram' });
  });
});

describe('a click', () => {
  it('calls nobody before an answer, nor after a refusal, and leads on', async () => {
    await visit.page.goto('/lesdates');
    await questionOn(visit.page).waitFor();
    await visit.page.locator('h1').click();
    await buttonOn(visit.page, 'Tout refuser').click();
    await visit.page.locator('.stories li').first().click();
    expect(visit.elsewhere).toEqual([]);
    await visit.page.getByRole('link', { name: 'Je veux mon épisode' }).click();
    await visit.page.waitForURL(`${SERVICE}**`);
    expect(trackerCalls(visit)).toEqual([]);
  });

  it('anywhere on /lesdates calls the tracker once, once agreed to', async () => {
    await visit.page.goto('/lesdates');
    await buttonOn(visit.page, 'Tout accepter').click();
    await trackerRan(visit.page, 1);
    expect(trackerCalls(visit)).toHaveLength(1);
    await visit.page.locator('h1').click();
    await trackerRan(visit.page, 2);
    await visit.page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await visit.page.getByRole('link', { name: 'Je veux mon épisode' }).click();
    await trackerRan(visit.page, 3);
    expect(trackerCalls(visit)).toHaveLength(3);
    // The question about it is not to be measured.
    await reopenQuestion(visit.page);
    await buttonOn(visit.page, 'Tout refuser').click();
    await visit.page.locator('h1').click();
    expect(trackerCalls(visit)).toHaveLength(3);
    expect(visit.errors).toEqual([]);
  });
});

describe('/retrouve-la', () => {
  const group = new RegExp(`^${PUBLIC_GROUP_URL}`);

  it('leads to the group after 6,000 ms, and not before', async () => {
    await controlClock(visit.page);
    await visit.page.goto('/cookies');
    await visit.page.goto('/retrouve-la');
    const seconds = visit.page.locator('[data-seconds]');
    expect(await seconds.textContent()).toBe('6');
    await visit.page.clock.runFor(5_999);
    expect(await seconds.textContent()).toBe('1');
    expect(visit.page.url()).toBe(`${url}/retrouve-la`);
    await visit.page.clock.runFor(1);
    await visit.page.waitForURL(group);
    // « Back » does not end where it is sent away again.
    await visit.page.goBack();
    await visit.page.waitForURL('**/cookies');
  });

  it('stays when asked to, by keyboard too', async () => {
    await controlClock(visit.page);
    await visit.page.goto('/retrouve-la');
    await visit.page.getByRole('button', { name: 'Rester ici' }).press('Enter');
    expect(await visit.page.getByText('Tu restes ici.').isVisible()).toBe(true);
    expect(await visit.page.getByRole('button', { name: 'Rester ici' }).count()).toBe(0);
    expect(await visit.page.evaluate(() => document.activeElement?.textContent)).toBe('Rejoindre le groupe');
    await visit.page.clock.runFor(60_000);
    expect(visit.page.url()).toBe(`${url}/retrouve-la`);
  });

  it('is a link without script, and speaks of no countdown', async () => {
    await visit.begin({ javaScriptEnabled: false });
    await visit.page.goto('/retrouve-la');
    expect(await visit.page.getByText('Départ dans').isVisible()).toBe(false);
    expect(await visit.page.locator('button:visible', { hasText: 'Rester' }).count()).toBe(0);
    await visit.page.getByRole('link', { name: 'Rejoindre le groupe' }).click();
    await visit.page.waitForURL(group);
  });
});
