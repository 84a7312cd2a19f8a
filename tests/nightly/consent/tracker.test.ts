import { expect, inject, it } from 'vitest';
import { buttonOn, consentVisit } from '../../support/consent-visit.ts';

const { url } = inject('trackedSite');
const visit = consentVisit(() => url);

it('only writes down that a tracker fails', async () => {
  visit.tracker = 'fails';
  await visit.page.goto('/');
  const failure = visit.page.waitForEvent('console', (message) => message.text().includes('tracker did not load'));
  await buttonOn(visit.page, 'Tout accepter').click();
  expect((await failure).type()).toBe('error');
  expect(visit.errors.filter((text) => !/did not load|ERR_FAILED/.test(text))).toEqual([]);
});
