import { expect, inject, it } from 'vitest';
import { buttonOn, consentVisit, questionOn, reopenQuestion, trackerCalls } from '../../support/consent-visit.ts';

const { url } = inject('trackedSite');
const visit = await consentVisit(() => url);

it('calls nobody before an answer, nor after a refusal, and asks once', async () => {
  await visit.page.goto('/');
  await questionOn(visit.page).waitFor();
  expect(await visit.context.cookies()).toEqual([]);
  await buttonOn(visit.page, 'Tout refuser').click();
  expect(await questionOn(visit.page).count()).toBe(0);
  await visit.page.reload();
  await reopenQuestion(visit.page);
  await visit.page.goto('/blog');
  await reopenQuestion(visit.page);
  expect(await questionOn(visit.page).count()).toBe(1);
  expect(visit.elsewhere).toEqual([]);
  expect(visit.errors).toEqual([]);
});

it('lets choose one by one, and shows the choice again', async () => {
  await visit.page.goto('/');
  await buttonOn(visit.page, 'Choisir').click();
  const [necessary, measurement, embeds] = await questionOn(visit.page).getByRole('checkbox').all();
  expect(await necessary?.isDisabled()).toBe(true);
  expect([await measurement?.isChecked(), await embeds?.isChecked()]).toEqual([false, false]);
  await embeds?.check();
  await buttonOn(visit.page, 'Garder ces choix').click();
  await visit.page.reload();
  await reopenQuestion(visit.page);
  expect(await questionOn(visit.page).getByRole('checkbox', { checked: true }).count()).toBe(2);
  expect(await measurement?.isChecked()).toBe(false);
  expect(trackerCalls(visit)).toEqual([]);
});
