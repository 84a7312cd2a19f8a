import { expect, inject, it } from 'vitest';
import { buttonOn, consentVisit } from '../../support/consent-visit.ts';

const { url } = inject('trackedSite');
const visit = consentVisit(() => url);

const PAGE = '/viensonsappelle';

it('shows it by itself to who has agreed to such contents', async () => {
  await visit.page.goto(PAGE);
  await buttonOn(visit.page, 'Tout accepter').click();
  await visit.page.locator('.embed iframe').waitFor({ state: 'attached' });
  expect(visit.errors).toEqual([]);
});
