import type { Page } from 'playwright';
import { expect } from 'vitest';
import { CONFESSION_FAILED, CONFESSION_FORM, CONFESSION_SENT } from '../../src/features/confessions/copy.ts';

/** Address that the form sends a confession to. */
export const SEND = '**/api/v1.0/email/send';

export const field = (page: Page) => page.getByLabel(CONFESSION_FORM.field);
export const button = (page: Page) => page.locator('.booth form button');
const toasts = (page: Page) => page.locator('.toasts');
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

export async function confess(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await button(page).click();
}

/** Expects a failure to be explained by a toast and in the form, with the text kept. */
export async function isToldOf(page: Page, reason: string, text: string): Promise<void> {
  await expect.poll(() => status(page).textContent()).toBe(`${CONFESSION_FAILED.inline}${reason && ` ${reason}`}`);
  await expect.poll(() => toasts(page).textContent()).toContain(CONFESSION_FAILED.toast);
  expect(await field(page).inputValue()).toBe(text);
  expect(await button(page).textContent()).toBe(CONFESSION_FORM.submit);
}

export async function isThanked(page: Page): Promise<void> {
  await page.getByRole('heading', { name: CONFESSION_SENT.title }).and(page.locator(':focus')).waitFor();
}
