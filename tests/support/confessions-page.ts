import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { mailOutbox, type MailOutbox } from '../../server/mail/mail-outbox.ts';
import { launchChromium } from '../../tools/measure/chromium.ts';
import { CONFESSION_FAILED, CONFESSION_FORM, CONFESSION_SENT } from '../../src/features/confessions/copy.ts';
import { newInstallation, type Installation } from './installation.ts';
import { VISITOR } from './visitor.ts';

/** Where the form sends what is confessed. */
export const SEND = '**/api/v1.0/email/send';
export const TEXT = 'Il a commandé pour moi. « Elle prendra la salade. » J’ai pris le large.';

/** A copy with its outbox, for the tests of one file: it is emptied before each. */
interface ConfessionsSite {
  readonly installation: Installation;
  readonly outbox: MailOutbox;
  /** The browser's context of the last visitor. */
  readonly context: BrowserContext;
  /** A page of a new visitor, with an address of its own unless one is given, before it goes anywhere. */
  visit(options?: BrowserContextOptions, address?: string): Promise<Page>;
  /** Opens the page at its form. */
  openForm(page: Page): Promise<void>;
  /** Opens the form, and waits until it is ready and as much time has passed as a person needs. */
  openReadyForm(page: Page): Promise<void>;
  /** Variables of the outbox's messages. */
  keptMessages(): Promise<(Record<string, string> | undefined)[]>;
}

/** Starts a copy for a file of tests, and removes it after them. */
export function confessionsSite(): ConfessionsSite {
  let installation: Installation;
  let browser: Browser;
  let context: BrowserContext;
  let outbox: MailOutbox;
  /** Each visitor has an address of its own, as a proxy tells it. */
  let visitors = 0;
  const newAddress = () => `198.51.100.${(visitors += 1)}`;

  beforeAll(async () => {
    installation = await newInstallation(inject('publishedCopy'));
    await installation.start({
      TRUST_PROXY: '1',
      INITIAL_ADMIN_EMAIL: 'admin@coquelicot.example',
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

  return {
    get installation() {
      return installation;
    },
    get outbox() {
      return outbox;
    },
    get context() {
      return context;
    },
    async visit(options = {}, address = newAddress()) {
      context = await browser.newContext({
        userAgent: VISITOR,
        reducedMotion: 'reduce',
        viewport: { width: 360, height: 800 },
        ...options,
        extraHTTPHeaders: { 'x-forwarded-for': address },
      });
      return context.newPage();
    },
    openForm: (page) => openForm(page, installation.url),
    openReadyForm: (page) => openReadyForm(page, installation.url),
    async keptMessages() {
      const messages = await Promise.all((await outbox.ids()).map((id) => outbox.read(id)));
      return messages.map((message) => message?.variables);
    },
  };
}

export const field = (page: Page) => page.getByLabel(CONFESSION_FORM.field);
export const button = (page: Page) => page.locator('.booth form button');
export const toasts = (page: Page) => page.locator('.toasts');
export const status = (page: Page) => page.locator('.booth .form-status');

/** Waits until React has taken over the form. */
export const isAlive = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('.booth form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });

/** Opens the page of a site at its form. */
export async function openForm(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/confessions`);
  await field(page).scrollIntoViewIfNeeded();
}

/** Opens the form, and waits until it is ready and as much time has passed as a person needs. */
export async function openReadyForm(page: Page, site: string): Promise<void> {
  await page.clock.install();
  await openForm(page, site);
  await isAlive(page);
  await page.clock.runFor(3_000);
  await expect.poll(() => button(page).textContent()).toBe(CONFESSION_FORM.submit);
}

export async function confess(page: Page, text = TEXT): Promise<void> {
  await field(page).fill(text);
  await button(page).click();
}

/** Lets the mail service refuse what a page sends. */
export async function refuseMail(page: Page, status: number, body: string): Promise<void> {
  await page.route(SEND, (route) => route.fulfill({ status, body }));
}

/** Expects a failure to be explained by a toast and in the form, with the text kept. */
export async function isToldOf(page: Page, reason: string, text = TEXT): Promise<void> {
  await expect.poll(() => status(page).textContent()).toBe(`${CONFESSION_FAILED.inline}${reason && ` ${reason}`}`);
  await expect.poll(() => toasts(page).textContent()).toContain(CONFESSION_FAILED.toast);
  expect(await field(page).inputValue()).toBe(text);
  expect(await button(page).textContent()).toBe(CONFESSION_FORM.submit);
}

export async function isThanked(page: Page): Promise<void> {
  await page.getByRole('heading', { name: CONFESSION_SENT.title }).and(page.locator(':focus')).waitFor();
}
