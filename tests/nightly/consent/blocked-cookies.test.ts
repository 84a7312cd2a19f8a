import { expect, inject, it } from 'vitest';
import { afterIdle, buttonOn, consentVisit, questionOn } from '../../support/consent-visit.ts';

const { url } = inject('trackedSite');
const visit = await consentVisit(() => url);

it('takes an answer whose cookie does not stay for a refusal, and does not ask again during the visit', async () => {
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
