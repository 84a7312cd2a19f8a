import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { mailOutbox } from '../../../server/mail/mail-outbox.ts';
import { CONFESSION_FORM, CONFESSION_NOT_READY, CONFESSION_SENT } from '../../../src/features/confessions/copy.ts';
import { MAIL_NEEDS_SCRIPT, mailFailureReason } from '../../../src/presentation/mail/copy.ts';
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

/** Returns the ids of a confession's messages in the outbox. */
async function idsOf(text: string): Promise<string[]> {
  const outbox = mailOutbox(path.join(directory, 'outbox'));
  const messages = await Promise.all((await outbox.ids()).map(async (id) => ({ id, message: await outbox.read(id) })));
  return messages.filter(({ message }) => message?.variables['message'] === text).map(({ id }) => id);
}

it('a confession survives a reload and a lost network, and is sent once the network is back', async () => {
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
  expect(await idsOf(text)).toHaveLength(1);
});

it('the form of a confession is enabled after 800 ms, works by keyboard, and sends into the operator’s outbox', async () => {
  const text = 'Au clavier, sans les mains.';
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

  await page.clock.runFor(3_000);
  await field(page).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe(CONFESSION_FORM.submit);
  await page.keyboard.press('Enter');
  await isThanked(page);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe(CONFESSION_SENT.another);

  const run = (...options: string[]) =>
    execFileSync(process.execPath, ['server/commands/outbox.ts', ...options], {
      env: { ...process.env, DATA_DIR: directory },
      encoding: 'utf8',
    });
  const [id = ''] = await idsOf(text);
  expect(run()).toContain(text);
  expect(run('--show', id)).toContain(text);
  expect(run('--remove', id)).toContain('is removed');
  expect(await idsOf(text)).toEqual([]);
});

it('the form of a confession reports that its script did not load, and keeps the typed text', async () => {
  const page = await (await newContext(PHONE)).newPage();
  await page.route('**/_astro/mount.*', (route) => route.abort());
  await openForm(page, url);
  await field(page).fill('Il a commandé pour moi.');
  await page.getByRole('alert').getByText(CONFESSION_NOT_READY).waitFor();
  expect(await button(page).isVisible()).toBe(false);
  // The typed text is there for the next attempt.
  await page.unroute('**/_astro/mount.*');
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe('Il a commandé pour moi.');
});

it('the page of confessions says without script that its form needs script, and hides the form', async () => {
  const page = await (await newContext({ ...PHONE, javaScriptEnabled: false })).newPage();
  await page.goto(`${url}/confessions`);
  expect(await page.getByText(MAIL_NEEDS_SCRIPT).isVisible()).toBe(true);
  expect(await page.locator('.booth form').isVisible()).toBe(false);
});
