import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { mailOutbox } from '../../../server/mail/mail-outbox.ts';
import { CONFESSION_FORM, CONFESSION_SENT } from '../../../src/features/confessions/copy.ts';
import { axeViolations } from '../../support/axe.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { button, confess, field, isThanked, openReadyForm, SEND, status } from '../../support/confessions-page.ts';

const newContext = await visitorContexts();
const { url, directory } = inject('sharedCopy');
const PHONE = { viewport: { width: 360, height: 800 } };

/** Counts the mails of the outbox that hold a confession. */
async function timesKept(text: string): Promise<number> {
  const outbox = mailOutbox(path.join(directory, 'outbox'));
  const messages = await Promise.all((await outbox.ids()).map((id) => outbox.read(id)));
  return messages.filter((message) => message?.variables['message'] === text).length;
}

it('a confession that is too short is reported; a longer one is sent once, confirmed, and its draft deleted', async () => {
  const text = 'Il a commandé pour moi. « Elle prendra la salade. » J’ai pris le large.';
  const page = await (await newContext(PHONE)).newPage();
  const held = Promise.withResolvers<undefined>();
  const sent: string[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.route(SEND, async (route) => {
    sent.push(route.request().postData() ?? '');
    await held.promise;
    await route.continue();
  });
  await openReadyForm(page, url);
  await field(page).fill('  123456789   ');
  expect(await button(page).getAttribute('aria-disabled')).toBe('true');
  // Forced, because Playwright waits for a button with aria-disabled, as a person does not.
  await button(page).click({ force: true });
  await page.getByText(CONFESSION_FORM.tooShort).waitFor();
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);

  await confess(page, text);
  await expect.poll(() => button(page).textContent()).toBe(CONFESSION_FORM.submitting);
  expect(await status(page).textContent()).toBe(CONFESSION_FORM.submitting);
  await button(page).click({ force: true });
  await button(page).press('Enter');
  held.resolve(undefined);
  await isThanked(page);
  expect(sent).toHaveLength(1);
  expect(await timesKept(text)).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('confession'))).toBeNull();
  expect([...hosts]).toEqual([new URL(url).host]);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: CONFESSION_SENT.another }).click();
  await page.clock.runFor(100);
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field(page).inputValue()).toBe('');
});
