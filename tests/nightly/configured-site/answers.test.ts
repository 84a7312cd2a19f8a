import { expect, inject, it } from 'vitest';
import {
  buttonOn,
  consentVisit,
  questionOn,
  trackerCalls,
  trackerRan,
  reopenQuestion,
} from '../../support/consent-visit.ts';

const { url } = inject('configuredSite');

const visit = await consentVisit(() => url);

const SIX_MONTHS = 182 * 86_400;

it('the cookie question is asked again when the stored answer is for other recipients or cannot be read', async () => {
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

it('the cookie of the answer is kept for six months, after a refusal as after an agreement', async () => {
  for (const choice of ['Tout refuser', 'Tout accepter']) {
    await visit.page.goto('/');
    await (choice === 'Tout refuser' ? questionOn(visit.page).waitFor() : reopenQuestion(visit.page));
    await buttonOn(visit.page, choice).click();
    const [cookie] = (await visit.context.cookies()).filter(({ name }) => name === 'coquelicot_choix');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1000) / SIX_MONTHS).toBeCloseTo(1, 3);
  }
});

it('the cookie question accepts a choice for each purpose, and shows the choices when it is opened again', async () => {
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
