import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { CONFESSION_FORM, CONFESSION_TOO_QUICK } from '../../../src/features/confessions/copy.ts';
import { FORM_COPY } from '../../../src/presentation/forms/copy.ts';
import { mailFailureReason } from '../../../src/presentation/mail/copy.ts';
import {
  button,
  confess,
  confessionsSite,
  field,
  isAlive,
  isThanked,
  isToldOf,
  refuseMail,
  SEND,
  status,
  TEXT,
  toasts,
} from '../../support/confessions-page.ts';

const site = confessionsSite();

/** Expects a refusal to be explained in the form, without an error toast. */
async function isToldWhy(page: Page, reason: string): Promise<void> {
  await expect.poll(() => status(page).textContent()).toBe(reason);
  expect(await toasts(page).textContent()).toBe('');
  expect(await field(page).inputValue()).toBe(TEXT);
}

describe('a confession that does not arrive', () => {
  it('because the service breaks off', async () => {
    const page = await site.visit();
    await page.route(SEND, (route) => route.abort('connectionreset'));
    await site.openReadyForm(page);
    await confess(page);
    await isToldOf(page, mailFailureReason(0));
  });

  it('because no answer comes within 30 s', async () => {
    const page = await site.visit();
    const asked = Promise.withResolvers<undefined>();
    await page.route(SEND, () => asked.resolve(undefined));
    await site.openReadyForm(page);
    await confess(page);
    await asked.promise;
    await page.clock.runFor(29_000);
    expect(await button(page).textContent()).toBe(CONFESSION_FORM.submitting);
    await page.clock.runFor(2_000);
    await isToldOf(page, mailFailureReason(0));
  });

  it('because its sender is blocked (403)', async () => {
    const page = await site.visit();
    await refuseMail(page, 403, 'Forbidden');
    await site.openReadyForm(page);
    await confess(page);
    await isToldOf(page, mailFailureReason(403));
  });

  it('because it is too large for the service (413)', async () => {
    const page = await site.visit();
    await site.openReadyForm(page);
    // Each is one character, and six bytes of JSON.
    const text = '\u0001'.repeat(9_990);
    await confess(page, text);
    await isToldOf(page, mailFailureReason(413), text);
  });

  it('because too many have gone before (429)', async () => {
    const page = await site.visit();
    await site.openReadyForm(page);
    await page.evaluate(async () => {
      for (let sent = 0; sent < 10; sent += 1) await fetch('/api/v1.0/email/send', { method: 'POST', body: '{}' });
    });
    await confess(page);
    await isToldOf(page, mailFailureReason(429));
  });

  it('because a program drives the browser (451)', async () => {
    const page = await site.visit();
    await refuseMail(page, 451, 'Unavailable For Headless Browser');
    await site.openReadyForm(page);
    await confess(page);
    await isToldOf(page, mailFailureReason(451));
  });

  it('because the disk does not take it (500): and goes once it does', async () => {
    const page = await site.visit();
    await site.openReadyForm(page);
    const directory = path.join(site.installation.directory, 'outbox');
    mkdirSync(directory, { recursive: true });
    renameSync(directory, `${directory}.aside`);
    writeFileSync(directory, 'a file where the folder should be');
    await confess(page);
    await isToldOf(page, mailFailureReason(500));
    rmSync(directory);
    renameSync(`${directory}.aside`, directory);
    await button(page).click();
    await isThanked(page);
  });

  it('because a field was filled in that nobody sees: it is emptied, and the text goes the next time', async () => {
    const page = await site.visit();
    await site.openReadyForm(page);
    await page
      .locator('[name=leave_empty]')
      .evaluate((element: HTMLInputElement) => (element.value = 'https://achete.example'));
    await confess(page);
    await isToldWhy(page, FORM_COPY.trapped);
    expect(await site.outbox.ids()).toEqual([]);
    await button(page).click();
    await isThanked(page);
  });

  it('because nobody writes so quickly; a moment later it goes', async () => {
    const page = await site.visit();
    await page.clock.install({ time: new Date('2026-05-14T12:00:00Z') });
    await page.clock.pauseAt(new Date('2026-05-14T12:00:10Z'));
    await site.openForm(page);
    await isAlive(page);
    await page.clock.runFor(800);
    await confess(page);
    await isToldWhy(page, CONFESSION_TOO_QUICK);
    await page.clock.runFor(1_200);
    await button(page).click();
    await isThanked(page);
  });
});
