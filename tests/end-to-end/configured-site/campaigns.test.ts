import { expect, inject, it } from 'vitest';
import { consentVisit } from '../../support/consent-visit.ts';
import { controlClock } from '../../support/controlled-clock.ts';
import { CONFIGURATION } from '../../support/configured-site.ts';

const { url } = inject('configuredSite');
const visit = await consentVisit(() => url);
const { PUBLIC_SIGNUP_URL, PUBLIC_PARTNER_SIGNUP_URL, PUBLIC_GROUP_URL } = CONFIGURATION;

const CAMPAIGNS = ['/doucepiquant', '/telegram', '/instagram', '/retrouve-la', '/cedlhumournoir', '/lesdates'];

/** The addresses in the main part of a page that begin so. */
async function linksOf(address: string, beginning: string): Promise<URL[]> {
  const html = await (await fetch(url + address)).text();
  return Array.from(html.slice(html.indexOf('<main')).matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll(/&(?:amp|#38);/g, '&'),
  )
    .filter((href) => href.startsWith(beginning))
    .map((href) => new URL(href));
}

it('the way to sign-up of a campaign says which it comes from, the partner’s too', async () => {
  for (const address of CAMPAIGNS) {
    const links = await linksOf(address, `${PUBLIC_SIGNUP_URL}?`);
    expect(links.length, address).toBeGreaterThan(0);
    for (const { searchParams } of links) expect(searchParams.get('utm_campaign')).toBe(address.slice(1));
  }
  const [partner] = await linksOf('/instagram', PUBLIC_PARTNER_SIGNUP_URL);
  expect(Object.fromEntries(partner?.searchParams ?? [])).toMatchObject({ partenaire: '7', utm_campaign: 'instagram' });
});

it('/retrouve-la leads to the group after 6,000 ms, and not before', async () => {
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
  // « Back » does not end where it is sent away again.
  await visit.page.goBack();
  await visit.page.waitForURL('**/cookies');
});
