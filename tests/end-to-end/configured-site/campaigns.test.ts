import { expect, inject, it } from 'vitest';
import { consentVisit } from '../../support/consent-visit.ts';
import { controlClock } from '../../support/controlled-clock.ts';
import { CONFIGURATION } from '../../support/configured-site.ts';

const { url } = inject('configuredSite');
const visit = await consentVisit(() => url);
const { PUBLIC_SIGNUP_URL, PUBLIC_PARTNER_SIGNUP_URL, PUBLIC_GROUP_URL } = CONFIGURATION;

const CAMPAIGNS = ['/doucepiquant', '/telegram', '/instagram', '/retrouve-la', '/cedlhumournoir', '/lesdates'];

/** Lists the addresses in the main part of a page that begin with `beginning`. */
async function linksOf(address: string, beginning: string): Promise<URL[]> {
  const html = await (await fetch(url + address)).text();
  return Array.from(html.slice(html.indexOf('<main')).matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll(/&(?:amp|#38);/g, '&'),
  )
    .filter((href) => href.startsWith(beginning))
    .map((href) => new URL(href));
}

it('links to sign-up on a campaign have its name as utm_campaign, the partner’s link too', async () => {
  for (const address of CAMPAIGNS) {
    const links = await linksOf(address, `${PUBLIC_SIGNUP_URL}?`);
    expect(links.length, address).toBeGreaterThan(0);
    for (const { searchParams } of links) expect(searchParams.get('utm_campaign')).toBe(address.slice(1));
  }
  const [partner] = await linksOf('/instagram', PUBLIC_PARTNER_SIGNUP_URL);
  expect(Object.fromEntries(partner?.searchParams ?? [])).toMatchObject({ partenaire: '7', utm_campaign: 'instagram' });
});

it('/retrouve-la redirects to the group after 6,000 ms, and not before', async () => {
  await controlClock(visit.page);
  await visit.page.goto('/cookies');
  await visit.page.goto('/retrouve-la');
  const seconds = visit.page.locator('[data-seconds]');
  expect(await seconds.textContent()).toBe('6');
  await visit.page.clock.runFor(5_999);
  expect(await seconds.textContent()).toBe('1');
  expect(visit.page.url()).toBe(`${url}/retrouve-la`);
  await visit.page.clock.runFor(1);
  await visit.page.waitForURL(new RegExp(`^${PUBLIC_GROUP_URL}`));
  // The back button skips the page that redirects.
  await visit.page.goBack();
  await visit.page.waitForURL('**/cookies');
});
