import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { CONFESSION_FORM, CONFESSION_NOT_READY, CONFESSION_SENT } from '../../src/features/confessions/copy.ts';
import { mailFailureReason, MAIL_NEEDS_SCRIPT } from '../../src/presentation/mail/copy.ts';
import { axeViolations } from '../support/axe.ts';
import {
  BLOCKED,
  button,
  confess,
  confessionsSite,
  field,
  isAlive,
  isThanked,
  isToldOf,
  SEND,
  status,
  TEXT,
  toasts,
} from '../support/confessions-page.ts';

const site = confessionsSite();

describe('the form of a confession', () => {
  it('is made ready for 800 ms', async () => {
    const page = await site.visit();
    await page.clock.install({ time: new Date('2026-05-14T12:00:00Z') });
    await page.clock.pauseAt(new Date('2026-05-14T12:00:10Z'));
    await site.openForm(page);
    expect(await button(page).textContent()).toBe(CONFESSION_FORM.preparing);
    await isAlive(page);
    await page.clock.runFor(799);
    expect(await button(page).textContent()).toBe(CONFESSION_FORM.preparing);
    expect(await button(page).isDisabled()).toBe(true);
    await page.clock.runFor(1);
    await expect.poll(() => button(page).textContent()).toBe(CONFESSION_FORM.submit);
    expect(await field(page).getAttribute('placeholder')).toBe(CONFESSION_FORM.placeholder);
  });

  it('says that it could not be made ready', async () => {
    const page = await site.visit();
    await page.route('**/_astro/mount.*', (route) => route.abort());
    await site.openForm(page);
    await field(page).fill(TEXT);
    await page.getByRole('alert').getByText(CONFESSION_NOT_READY).waitFor();
    expect(await button(page).isVisible()).toBe(false);
    // What was typed is there for the next attempt.
    await page.unroute('**/_astro/mount.*');
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe(TEXT);
  });

  it('sends nothing shorter than 10 characters, and says so at the field', async () => {
    const page = await site.visit();
    const sent: string[] = [];
    await page.route(SEND, async (route) => {
      sent.push(route.request().url());
      await route.continue();
    });
    await site.openReadyForm(page);
    expect(await button(page).getAttribute('aria-disabled')).toBe('true');
    await field(page).fill('  123456789   ');
    expect(await button(page).getAttribute('aria-disabled')).toBe('true');
    // Playwright waits for what says that it is disabled; a person does not.
    await button(page).click({ force: true });
    await page.getByText(CONFESSION_FORM.tooShort).waitFor();
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const describedBy = (await field(page).getAttribute('aria-describedby'))?.split(' ') ?? [];
    const described = await Promise.all(describedBy.map((id) => page.locator(`[id="${id}"]`).textContent()));
    expect(described).toContain(CONFESSION_FORM.tooShort);
    await field(page).fill('1234567890');
    expect(await button(page).getAttribute('aria-disabled')).toBeNull();
    await expect.poll(() => field(page).getAttribute('aria-invalid')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('sends once, thanks, forgets the text, and takes another', async () => {
    const page = await site.visit();
    const held = Promise.withResolvers<undefined>();
    const sent: string[] = [];
    await page.route(SEND, async (route) => {
      sent.push(route.request().postData() ?? '');
      await held.promise;
      await route.continue();
    });
    await site.openReadyForm(page);
    await confess(page);
    await expect.poll(() => button(page).textContent()).toBe(CONFESSION_FORM.submitting);
    expect(await status(page).textContent()).toBe(CONFESSION_FORM.submitting);
    await button(page).click({ force: true });
    await button(page).press('Enter');
    held.resolve(undefined);
    await isThanked(page);
    await expect.poll(() => toasts(page).textContent()).toContain(CONFESSION_SENT.toast);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ lib_version: '4.4.1', template_id: 'own_message' });
    const variables = { message: TEXT, to_email: 'confessions@coquelicot.example', screenshot: '', filename: '' };
    expect(await site.keptMessages()).toEqual([variables]);
    expect(await page.evaluate(() => sessionStorage.getItem('confession'))).toBeNull();

    await page.getByRole('button', { name: CONFESSION_SENT.another }).click();
    await page.clock.runFor(100);
    await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field(page).inputValue()).toBe('');
    expect(await status(page).textContent()).toBe('');
    await confess(page, 'Et encore une, la même semaine.');
    await isThanked(page);
    expect(await site.keptMessages()).toHaveLength(2);
  });

  it('lists what has come by npm run outbox, while the copy runs', async () => {
    const page = await site.visit();
    await site.openReadyForm(page);
    await confess(page);
    await isThanked(page);
    const run = (...options: string[]) =>
      execFileSync(process.execPath, ['scripts/outbox.ts', ...options], {
        env: { ...process.env, DATA_DIR: site.installation.directory },
        encoding: 'utf8',
      });
    const [id = ''] = await site.outbox.ids();
    expect(run()).toContain('confessions@coquelicot.example  Il a commandé pour moi.');
    expect(run('--show', id)).toContain(TEXT);
    expect(run('--remove', id)).toContain('is removed');
    expect(await site.outbox.ids()).toEqual([]);
  });

  it('works by keyboard alone', async () => {
    const page = await site.visit();
    await site.openReadyForm(page);
    await field(page).focus();
    await page.keyboard.type('Au clavier, sans les mains.');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe(CONFESSION_FORM.submit);
    await page.keyboard.press('Enter');
    await isThanked(page);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe(CONFESSION_SENT.another);
    await page.keyboard.press('Space');
    await page.clock.runFor(100);
    await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('says plainly that it needs its script', async () => {
    const page = await site.visit({ javaScriptEnabled: false });
    await page.goto(`${site.installation.url}/confessions`);
    expect(await page.getByText(MAIL_NEEDS_SCRIPT).isVisible()).toBe(true);
    expect(await page.locator('.booth form').isVisible()).toBe(false);
  });
});

describe('what is typed', () => {
  it('survives a reload until it is sent', async () => {
    const page = await site.visit();
    await site.openReadyForm(page);
    await field(page).fill(TEXT);
    await page.reload();
    await field(page).scrollIntoViewIfNeeded();
    expect(await field(page).inputValue()).toBe(TEXT);
    await isAlive(page);
    await page.clock.runFor(3_000);
    await expect.poll(() => button(page).getAttribute('aria-disabled')).toBeNull();
    expect(await field(page).inputValue()).toBe(TEXT);
    await button(page).click();
    await isThanked(page);
    await page.reload();
    expect(await field(page).inputValue()).toBe('');
  });

  it('is sent all the same where the browser keeps nothing', async () => {
    const page = await site.visit();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await site.openReadyForm(page);
    await confess(page);
    await isThanked(page);
    expect(errors).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('in the %s, axe finds nothing wrong', (colorScheme) => {
  const passes = async (page: Page) => expect(await axeViolations(page)).toEqual([]);

  it('before and after it is ready, with an answer to correct, and while it is sent', async () => {
    const page = await site.visit({ colorScheme });
    await page.clock.install();
    const held = Promise.withResolvers<undefined>();
    await page.route('**/_astro/mount.*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await site.openForm(page);
    expect(await button(page).textContent()).toBe(CONFESSION_FORM.preparing);
    await passes(page);
    held.resolve(undefined);
    await isAlive(page);
    await page.clock.runFor(3_000);
    await expect.poll(() => button(page).textContent()).toBe(CONFESSION_FORM.submit);
    await passes(page);
    await field(page).fill('Trop peu');
    // Playwright waits for what says that it is disabled; a person does not.
    await button(page).click({ force: true });
    await page.getByText(CONFESSION_FORM.tooShort).waitFor();
    await passes(page);
    await page.route(SEND, () => undefined);
    await confess(page);
    await expect.poll(() => button(page).textContent()).toBe(CONFESSION_FORM.submitting);
    await passes(page);
  });

  it('in a failure, and in thanks', async () => {
    const page = await site.visit({ colorScheme }, BLOCKED);
    await site.openReadyForm(page);
    await confess(page);
    await isToldOf(page, mailFailureReason(403));
    await passes(page);
    await site.takeNewAddress(page);
    await button(page).click();
    await isThanked(page);
    await passes(page);
  });
});

it('asks nobody but the site itself, until it is sent and then too', async () => {
  const page = await site.visit();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await site.openReadyForm(page);
  await confess(page);
  await isThanked(page);
  expect([...hosts]).toEqual([new URL(site.installation.url).host]);
  expect(readFileSync(path.join(site.installation.directory, 'site/current/confessions.html'), 'utf8')).not.toContain(
    'emailjs.com',
  );
});
