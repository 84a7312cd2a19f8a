import { expect, inject, it } from 'vitest';
import { buttonOn, consentVisit, questionOn, trackerCalls, trackerRan } from '../../support/consent-visit.ts';

const { url } = inject('trackedSite');
const visit = consentVisit(() => url);

it('asks again when the answer was given for another recipient, or cannot be read', async () => {
  await visit.page.goto('/');
  await buttonOn(visit.page, 'Tout accepter').click();
  await trackerRan(visit.page, 1);
  const [kept] = await visit.context.cookies();
  const record = JSON.parse(decodeURIComponent(kept?.value ?? '')) as { revision: number };
  const other = encodeURIComponent(JSON.stringify({ ...record, revision: record.revision + 1 }));
  for (const value of [other, '%', 'null', encodeURIComponent('{"categories":["measurement"]}')]) {
    await visit.context.clearCookies();
    await visit.context.addCookies([{ name: 'coquelicot_choix', value, url }]);
    await visit.page.reload();
    await questionOn(visit.page).waitFor();
    expect(trackerCalls(visit)).toHaveLength(1);
  }
  expect(visit.errors).toEqual([]);
});
