import { expect, inject, it } from 'vitest';
import { ADMIN_ADDRESS } from '../../../src/core/site/addresses.ts';
import {
  afterIdle,
  buttonOn,
  consentVisit,
  manageCookiesOn,
  questionOn,
  reopenQuestion,
  trackerCalls,
  trackerRan,
} from '../../support/consent-visit.ts';
import { renderAhead, showRendered } from '../../support/rendered-ahead.ts';

const { url } = inject('configuredSite');
const visit = await consentVisit(() => url);

it('the tracker is called on load and sign-up after consent, never in the back office or after withdrawal', async () => {
  await visit.page.goto('/');
  await buttonOn(visit.page, 'Tout accepter').click();
  await trackerRan(visit.page, 1);
  expect(trackerCalls(visit)[0]?.pathname).toBe('/t.js');
  expect(Object.fromEntries(trackerCalls(visit)[0]?.searchParams ?? [])).toEqual({
    id: 'coquelicot',
    v: '2.1',
    t: expect.stringMatching(/^\d{13}$/) as string,
  });

  await visit.page.goto(ADMIN_ADDRESS, { waitUntil: 'networkidle' });
  expect(await visit.page.evaluate(() => 'trackConversion' in window)).toBe(false);
  expect(await questionOn(visit.page).count()).toBe(0);
  expect(await manageCookiesOn(visit.page).count()).toBe(0);
  expect(trackerCalls(visit)).toHaveLength(1);

  await visit.page.goto('/');
  await trackerRan(visit.page, 1);
  expect(trackerCalls(visit)).toHaveLength(2);
  await visit.page.evaluate(() => window.trackConversion?.());
  await trackerRan(visit.page, 2);
  await visit.page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await visit.page.locator('main a[href="/inscription"]').first().click();
  await trackerRan(visit.page, 3);
  await visit.page.locator('main a[href="/blog"]').first().click();
  expect(trackerCalls(visit)).toHaveLength(4);
  expect(new Set(trackerCalls(visit).map(({ searchParams }) => searchParams.get('t'))).size).toBe(4);
  expect(await visit.page.locator('script[src^="https:"]').count()).toBe(1);

  expect((await visit.context.cookies()).map(({ name }) => name)).toContain('traceur');
  await reopenQuestion(visit.page);
  await buttonOn(visit.page, 'Tout refuser').click();
  expect((await visit.context.cookies()).map(({ name }) => name)).toEqual(['coquelicot_choix']);
  await visit.page.evaluate(() => window.trackConversion?.());
  await visit.page.goto('/inscription');
  await reopenQuestion(visit.page);
  expect(trackerCalls(visit)).toHaveLength(4);
  expect(visit.errors).toEqual([]);
});

it('the tracker is called once a page that the browser has rendered ahead is shown', async () => {
  await visit.page.goto('/');
  await buttonOn(visit.page, 'Tout accepter').click();
  await trackerRan(visit.page, 1);
  await renderAhead(visit.page);
  await visit.page.goto('/blog');
  await afterIdle(visit.page);
  await visit.page.waitForFunction(() => 'trackConversion' in window);
  expect(trackerCalls(visit)).toHaveLength(1);
  await showRendered(visit.page);
  await trackerRan(visit.page, 1);
  expect(trackerCalls(visit)).toHaveLength(2);
});
