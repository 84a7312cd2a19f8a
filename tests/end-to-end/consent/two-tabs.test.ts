import { expect, inject, it } from 'vitest';
import { buttonOn, consentVisit, reopenQuestion, trackerCalls, trackerRan } from '../../support/consent-visit.ts';

const { url } = inject('trackedSite');
const visit = await consentVisit(() => url);

/** Answers in a second tab, which the tracker is let into or not as the answer says. */
async function answerElsewhere(choice: string): Promise<void> {
  const tab = await visit.context.newPage();
  await tab.goto('/');
  await reopenQuestion(tab);
  await buttonOn(tab, choice).click();
  if (choice === 'Tout accepter') await trackerRan(tab, 1);
  await tab.close();
}

it('calls no tracker in the first once the second has withdrawn consent', async () => {
  await visit.page.goto('/');
  await buttonOn(visit.page, 'Tout accepter').click();
  await trackerRan(visit.page, 1);
  await answerElsewhere('Tout refuser');
  const before = trackerCalls(visit).length;
  await visit.page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
    window.trackConversion?.();
  });
  await visit.page.locator('main a[href="/inscription"]').first().click();
  expect(await visit.page.locator('script[src^="https:"]').count()).toBe(0);
  await visit.page.goto('/blog');
  await reopenQuestion(visit.page);
  expect(trackerCalls(visit)).toHaveLength(before);
  expect(visit.errors).toEqual([]);
});
