import { expect, inject, it } from 'vitest';
import { buttonOn, consentVisit, manageCookiesOn, questionOn } from '../../support/consent-visit.ts';

const { url } = inject('configuredSite');
const visit = await consentVisit(() => url);

it('the consent sheet comes first in the tab order, works by keyboard, and does not trap the focus', async () => {
  await visit.page.goto('/');
  await questionOn(visit.page).waitFor();
  const focused = () => visit.page.evaluate(() => document.activeElement?.textContent.trim());
  const names: unknown[] = [];
  for (let count = 0; count < 5; count += 1) {
    await visit.page.keyboard.press('Tab');
    names.push(await focused());
  }
  expect(names).toEqual(['Tout savoir', 'Tout refuser', 'Tout accepter', 'Choisir', 'Aller au contenu']);
  await buttonOn(visit.page, 'Tout refuser').press('Enter');
  expect(await questionOn(visit.page).count()).toBe(0);
  await manageCookiesOn(visit.page).press(' ');
  await questionOn(visit.page).waitFor();
  expect(await visit.page.evaluate(() => document.activeElement?.className)).toBe('consent');
  await visit.page.keyboard.press('Escape');
  expect(await questionOn(visit.page).count()).toBe(0);
  expect(await focused()).toBe('Gérer mes cookies');
});
