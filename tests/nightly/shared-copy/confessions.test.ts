import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { mailOutbox } from '../../../server/mail/mail-outbox.ts';
import { CONFESSION_FORM } from '../../../src/features/confessions/copy.ts';
import { mailFailureReason } from '../../../src/presentation/mail/copy.ts';
import { axeViolations } from '../../support/axe.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import {
  button,
  field,
  isAlive,
  isThanked,
  isToldOf,
  openForm,
  openReadyForm,
} from '../../support/confessions-page.ts';

const newContext = await visitorContexts();
const { url, directory } = inject('sharedCopy');
const PHONE = { viewport: { width: 360, height: 800 } };

/** How often the outbox keeps a confession. */
async function timesKept(text: string): Promise<number> {
  const outbox = mailOutbox(path.join(directory, 'outbox'));
  const messages = await Promise.all((await outbox.ids()).map((id) => outbox.read(id)));
  return messages.filter((message) => message?.variables['message'] === text).length;
}

it('a confession survives a reload, and a network that is dead: it goes once that is back', async () => {
  const text = 'Il a payé avec des tickets-restaurant. Périmés.';
  const context = await newContext(PHONE);
  const page = await context.newPage();
  await openReadyForm(page, url);
  await field(page).fill(text);
  await page.reload();
  await field(page).scrollIntoViewIfNeeded();
  await isAlive(page);
  await page.clock.runFor(3_000);
  await expect.poll(() => button(page).getAttribute('aria-disabled')).toBeNull();
  expect(await field(page).inputValue()).toBe(text);
  await context.setOffline(true);
  await button(page).click();
  await isToldOf(page, mailFailureReason(0), text);
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await button(page).click();
  await isThanked(page);
  expect(await timesKept(text)).toBe(1);
});

it('the form of a confession is made ready for 800 ms', async () => {
  const page = await (await newContext(PHONE)).newPage();
  await page.clock.install({ time: new Date('2026-05-14T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-05-14T12:00:10Z'));
  await openForm(page, url);
  expect(await button(page).textContent()).toBe(CONFESSION_FORM.preparing);
  await isAlive(page);
  await page.clock.runFor(799);
  expect(await button(page).textContent()).toBe(CONFESSION_FORM.preparing);
  expect(await button(page).isDisabled()).toBe(true);
  await page.clock.runFor(1);
  await expect.poll(() => button(page).textContent()).toBe(CONFESSION_FORM.submit);
  expect(await field(page).getAttribute('placeholder')).toBe(CONFESSION_FORM.placeholder);
});
