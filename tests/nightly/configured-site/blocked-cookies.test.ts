import { expect, inject, it } from 'vitest';
import { blockStorage } from '../../support/blocked-storage.ts';
import { afterIdle, buttonOn, consentVisit, manageCookiesOn, questionOn } from '../../support/consent-visit.ts';

const { url } = inject('configuredSite');
const visit = await consentVisit(() => url);

it('a visitor’s agreement whose cookie is not kept counts as a refusal, and the visit is not asked again', async () => {
  await visit.context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await visit.page.goto('/');
  await buttonOn(visit.page, 'Tout accepter').click();
  await visit.page.goto('/blog');
  await afterIdle(visit.page);
  expect(await questionOn(visit.page).count()).toBe(0);
  expect(visit.elsewhere).toEqual([]);
});

it('a browser that blocks all cookies is not asked, loads nothing of other sites, and gets an explanation', async () => {
  await blockStorage(visit.context);
  for (const address of ['/', '/blog']) {
    await visit.page.goto(address);
    await afterIdle(visit.page);
    expect(await questionOn(visit.page).count()).toBe(0);
  }
  await manageCookiesOn(visit.page).click();
  await visit.page.waitForURL('**/cookies');
  await visit.page.getByText('refuse tous les cookies').waitFor();
  expect(visit.elsewhere).toEqual([]);
});
