import { describe, expect, inject, it } from 'vitest';
import { buttonOn, consentVisit, questionOn, trackerCalls } from '../../support/consent-visit.ts';
import { controlClock } from '../../support/controlled-clock.ts';
import { TRACKER_SETTINGS } from '../../support/tracked-site.ts';

const { url } = inject('trackedSite');
const visit = await consentVisit(() => url);
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
});
