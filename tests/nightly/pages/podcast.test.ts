import { expect, inject, it } from 'vitest';
import { APPLICATION_RECEIVER } from '../../../src/core/podcast/guest-application.ts';
import { CALLS, HERO } from '../../../src/features/podcast/copy.ts';
import { FORM } from '../../../src/features/podcast/guest-form/copy.ts';
import { FORM_COPY } from '../../../src/presentation/forms/copy.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { answerFor, fillApplication, formsListen, openPodcast, stored } from '../../support/podcast-page.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

it('the links to the guest form and to the player move the focus to their target', async () => {
  const page = await (await newContext()).newPage();
  await page.goto(`${url}/viensonsappelle`);
  await page.getByRole('link', { name: HERO.apply }).first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('candidature');
  await expect
    .poll(() => page.locator('#candidature').evaluate((element) => element.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await page.getByRole('link', { name: CALLS.pickUp }).last().press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('lecteur');
});

it('the guest form keeps its answers after a network failure and a reload, and drops them once they are sent', async () => {
  const context = await newContext();
  await context.route(`**/functions/v1/${APPLICATION_RECEIVER}`, (route) => route.abort('internetdisconnected'));
  const { page, guest } = await openPodcast(context, url);
  await fillApplication(page);
  await guest.button.click();
  await expect.poll(() => guest.status.textContent()).toBe(FORM_COPY.failed);
  expect(await guest.contactValue.inputValue()).toBe('06 00 00 00 00');
  expect(await page.locator(':checked').count()).toBe(6);
  expect(await guest.button.textContent()).toBe(FORM.submit);
  // The answers also survive a reload.
  await page.reload();
  await formsListen(page);
  expect(await guest.name.inputValue()).toBe('Sami');
  expect(await page.locator(':checked').count()).toBe(6);

  await answerFor(context, APPLICATION_RECEIVER, stored);
  await guest.button.click();
  await expect.poll(() => guest.name.inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Sami');
  await page.reload();
  await formsListen(page);
  expect(await guest.name.inputValue()).toBe('');
});
