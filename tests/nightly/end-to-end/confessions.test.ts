import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { CONFESSION_FORM, CONFESSION_NOT_READY, CONFESSION_SENT } from '../../../src/features/confessions/copy.ts';
import { mailFailureReason, MAIL_NEEDS_SCRIPT } from '../../../src/presentation/mail/copy.ts';
import { axeViolations } from '../../support/axe.ts';
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
  TEXT,
} from '../../support/confessions-page.ts';

const site = confessionsSite();

describe('the form of a confession', () => {
  it('says that it could not be made ready', async () => {
    const page = await site.visit();
    await page.route('**/_astro/mount.*', (route) => route.abort());
    await site.openForm(page);
    await field(page).fill(TEXT);
    await page.getByRole('alert').getByText(CONFESSION_NOT_READY).waitFor();
    expect(await button(page).isVisible()).toBe(false);
    // The typed text is there for the next attempt.
    await page.unroute('**/_astro/mount.*');
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe(TEXT);
  });

  it('lists what has come by npm run tool -- outbox, while the copy runs', async () => {
    const page = await site.visit();
    await site.openReadyForm(page);
    await confess(page);
    await isThanked(page);
    const run = (...options: string[]) =>
      execFileSync(process.execPath, ['server/commands/outbox.ts', ...options], {
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
    const page = await site.visit({ colorScheme });
    await refuseMail(page, 403, 'Forbidden');
    await site.openReadyForm(page);
    await confess(page);
    await isToldOf(page, mailFailureReason(403));
    await passes(page);
    await page.unroute(SEND);
    await button(page).click();
    await isThanked(page);
    await passes(page);
  });
});
