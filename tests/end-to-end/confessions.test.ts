import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../scripts/measure/chromium.ts';
import { mailOutbox, type MailOutbox } from '../../scripts/mail/mail-outbox.ts';
import {
  CONFESSION_FAILED,
  CONFESSION_FORM,
  CONFESSION_NOT_READY,
  CONFESSION_SENT,
} from '../../src/features/confessions/copy.ts';
import { mailFailureReason, MAIL_NEEDS_SCRIPT } from '../../src/presentation/mail/copy.ts';
import { axeViolations } from '../support/axe.ts';
import { newInstallation, type Installation } from '../support/installation.ts';
import { VISITOR } from '../support/visitor.ts';

const SEND = '**/api/v1.0/email/send';
const BLOCKED = '203.0.113.9';
const TEXT = 'Il a commandé pour moi. « Elle prendra la salade. » J’ai pris le large.';
/** Each visitor has an address of its own, as a proxy tells it. */
let visitors = 0;

let installation: Installation;
let browser: Browser;
let context: BrowserContext;
let outbox: MailOutbox;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
  await installation.start({
    TRUST_PROXY: '1',
    INITIAL_ADMIN_EMAIL: 'admin@coquelicot.example',
    MAIL_BLOCK_LIST: BLOCKED,
    MAIL_BLOCK_HEADLESS: '1',
  });
  outbox = mailOutbox(path.join(installation.directory, 'outbox'));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await installation?.remove();
});

beforeEach(async () => {
  for (const id of await outbox.ids()) await outbox.remove(id);
});

afterEach(() => context?.close());

/** A page of a new visitor, before it goes anywhere. */
async function visit(options: BrowserContextOptions = {}, address = `198.51.100.${(visitors += 1)}`): Promise<Page> {
  context = await browser.newContext({
    userAgent: VISITOR,
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 800 },
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  return context.newPage();
}

const field = (page: Page) => page.getByLabel(CONFESSION_FORM.field);
const button = (page: Page) => page.locator('.booth form button');
const toasts = (page: Page) => page.locator('.toasts');
const status = (page: Page) => page.locator('.booth .form-status');

/** Opens the page at its form. */
async function openForm(page: Page): Promise<void> {
  await page.goto(`${installation.url}/confessions`);
  await field(page).scrollIntoViewIfNeeded();
}

/** Opens the form, and waits until it is ready and as much time has passed as a person needs. */
async function openReadyForm(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page);
  await isAlive(page);
  await page.clock.runFor(3_000);
  await expect.poll(() => button(page).textContent()).toBe(CONFESSION_FORM.submit);
}

/** Waits until React has taken over the form. */
const isAlive = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('.booth form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });

async function confess(page: Page, text = TEXT): Promise<void> {
  await field(page).fill(text);
  await button(page).click();
}

async function keptMessages() {
  const messages = await Promise.all((await outbox.ids()).map((id) => outbox.read(id)));
  return messages.map((message) => message?.variables);
}

/** What a visitor is told of a failure: in a toast and in the form, where the text still stands. */
async function isToldOf(page: Page, reason: string, text = TEXT): Promise<void> {
  await expect.poll(() => status(page).textContent()).toBe(`${CONFESSION_FAILED.inline}${reason && ` ${reason}`}`);
  await expect.poll(() => toasts(page).textContent()).toContain(CONFESSION_FAILED.toast);
  expect(await field(page).inputValue()).toBe(text);
  expect(await button(page).textContent()).toBe(CONFESSION_FORM.submit);
}

async function isThanked(page: Page): Promise<void> {
  await page.getByRole('heading', { name: CONFESSION_SENT.title }).and(page.locator(':focus')).waitFor();
}

describe('the form of a confession', () => {
  it('is made ready for 800 ms', async () => {
    const page = await visit();
    await page.clock.install({ time: new Date('2026-05-14T12:00:00Z') });
    await page.clock.pauseAt(new Date('2026-05-14T12:00:10Z'));
    await openForm(page);
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
    const page = await visit();
    await page.route('**/_astro/mount.*', (route) => route.abort());
    await openForm(page);
    await field(page).fill(TEXT);
    await expect.poll(() => status(page).textContent()).toBe(CONFESSION_NOT_READY);
    expect(await button(page).isDisabled()).toBe(true);
    // What was typed is there for the next attempt.
    await page.unroute('**/_astro/mount.*');
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe(TEXT);
  });

  it('sends nothing shorter than 10 characters, and says so at the field', async () => {
    const page = await visit();
    const sent: string[] = [];
    await page.route(SEND, async (route) => {
      sent.push(route.request().url());
      await route.continue();
    });
    await openReadyForm(page);
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
    const page = await visit();
    const held = Promise.withResolvers<undefined>();
    const sent: string[] = [];
    await page.route(SEND, async (route) => {
      sent.push(route.request().postData() ?? '');
      await held.promise;
      await route.continue();
    });
    await openReadyForm(page);
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
    expect(await keptMessages()).toEqual([variables]);
    expect(await page.evaluate(() => sessionStorage.getItem('confession'))).toBeNull();

    await page.getByRole('button', { name: CONFESSION_SENT.another }).click();
    await page.clock.runFor(100);
    await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field(page).inputValue()).toBe('');
    expect(await status(page).textContent()).toBe('');
    await confess(page, 'Et encore une, la même semaine.');
    await isThanked(page);
    expect(await keptMessages()).toHaveLength(2);
  });

  it('lists what has come by npm run outbox, while the copy runs', async () => {
    const page = await visit();
    await openReadyForm(page);
    await confess(page);
    await isThanked(page);
    const run = (...options: string[]) =>
      execFileSync(process.execPath, ['scripts/outbox.ts', ...options], {
        env: { ...process.env, DATA_DIR: installation.directory },
        encoding: 'utf8',
      });
    const [id = ''] = await outbox.ids();
    expect(run()).toContain('confessions@coquelicot.example  Il a commandé pour moi.');
    expect(run('--show', id)).toContain(TEXT);
    expect(run('--remove', id)).toContain('is removed');
    expect(await outbox.ids()).toEqual([]);
  });

  it('works by keyboard alone', async () => {
    const page = await visit();
    await openReadyForm(page);
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
    const page = await visit({ javaScriptEnabled: false });
    await page.goto(`${installation.url}/confessions`);
    expect(await page.getByText(MAIL_NEEDS_SCRIPT).isVisible()).toBe(true);
    expect(await page.locator('.booth form').isVisible()).toBe(false);
  });
});

describe('a confession that does not arrive', () => {
  it('because the network is dead: and goes once it is back', async () => {
    const page = await visit();
    await openReadyForm(page);
    await context.setOffline(true);
    await confess(page);
    await isToldOf(page, mailFailureReason(0));
    await context.setOffline(false);
    await button(page).click();
    await isThanked(page);
    expect(await keptMessages()).toHaveLength(1);
  });

  it('because the service breaks off', async () => {
    const page = await visit();
    await page.route(SEND, (route) => route.abort('connectionreset'));
    await openReadyForm(page);
    await confess(page);
    await isToldOf(page, mailFailureReason(0));
  });

  it('because no answer comes within 30 s', async () => {
    const page = await visit();
    const asked = Promise.withResolvers<undefined>();
    await page.route(SEND, () => asked.resolve(undefined));
    await openReadyForm(page);
    await confess(page);
    await asked.promise;
    await page.clock.runFor(29_000);
    expect(await button(page).textContent()).toBe(CONFESSION_FORM.submitting);
    await page.clock.runFor(2_000);
    await isToldOf(page, mailFailureReason(0));
  });

  it('because its sender is blocked (403)', async () => {
    const page = await visit({}, BLOCKED);
    await openReadyForm(page);
    await confess(page);
    await isToldOf(page, mailFailureReason(403));
  });

  it('because it is too large for the service (413)', async () => {
    const page = await visit();
    await openReadyForm(page);
    // Each is one character, and six bytes of JSON.
    const text = '\u0001'.repeat(9_990);
    await confess(page, text);
    await isToldOf(page, mailFailureReason(413), text);
  });

  it('because too many have gone before (429)', async () => {
    const page = await visit();
    await openReadyForm(page);
    await page.evaluate(async () => {
      for (let sent = 0; sent < 10; sent += 1) await fetch('/api/v1.0/email/send', { method: 'POST', body: '{}' });
    });
    await confess(page);
    await isToldOf(page, mailFailureReason(429));
  });

  it('because a program drives the browser (451)', async () => {
    const page = await visit({ userAgent: `${VISITOR} HeadlessChrome/156.0.0.0` });
    await openReadyForm(page);
    await confess(page);
    await isToldOf(page, mailFailureReason(451));
  });

  it('because the disk does not take it (500): and goes once it does', async () => {
    const page = await visit();
    await openReadyForm(page);
    const directory = path.join(installation.directory, 'outbox');
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

  it('because it is not from a person: it says no more, and keeps the text', async () => {
    const page = await visit();
    await openReadyForm(page);
    await page
      .locator('[name=site]')
      .evaluate((element: HTMLInputElement) => (element.value = 'https://achete.example'));
    await confess(page);
    await isToldOf(page, '');
    expect(await outbox.ids()).toEqual([]);
  });

  it('because nobody writes so quickly; a moment later it goes', async () => {
    const page = await visit();
    await page.clock.install({ time: new Date('2026-05-14T12:00:00Z') });
    await page.clock.pauseAt(new Date('2026-05-14T12:00:10Z'));
    await openForm(page);
    await isAlive(page);
    await page.clock.runFor(800);
    await confess(page);
    await isToldOf(page, '');
    await page.clock.runFor(1_200);
    await button(page).click();
    await isThanked(page);
  });
});

describe('what is typed', () => {
  it('survives a reload until it is sent', async () => {
    const page = await visit();
    await openReadyForm(page);
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
    const page = await visit();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await openReadyForm(page);
    await confess(page);
    await isThanked(page);
    expect(errors).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('in the %s, axe finds nothing wrong', (colorScheme) => {
  const passes = async (page: Page) => expect(await axeViolations(page)).toEqual([]);

  it('before and after it is ready, with an answer to correct, and while it is sent', async () => {
    const page = await visit({ colorScheme });
    await page.clock.install();
    const held = Promise.withResolvers<undefined>();
    await page.route('**/_astro/mount.*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await openForm(page);
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
    const page = await visit({ colorScheme }, BLOCKED);
    await openReadyForm(page);
    await confess(page);
    await isToldOf(page, mailFailureReason(403));
    await passes(page);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` });
    await button(page).click();
    await isThanked(page);
    await passes(page);
  });
});

it('asks nobody but the site itself, until it is sent and then too', async () => {
  const page = await visit();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await openReadyForm(page);
  await confess(page);
  await isThanked(page);
  expect([...hosts]).toEqual([new URL(installation.url).host]);
  expect(readFileSync(path.join(installation.directory, 'site/current/confessions.html'), 'utf8')).not.toContain(
    'emailjs.com',
  );
});
