import type { BrowserContext, BrowserContextOptions } from 'playwright';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { APPLICATION_RECEIVER } from '../../../src/core/podcast/guest-application.ts';
import { FORM, OUTCOMES } from '../../../src/features/podcast/guest-form/copy.ts';
import { CALLS, HERO } from '../../../src/features/podcast/copy.ts';
import { answerFor, fillApplication, openPodcast, stored } from '../../support/podcast-page.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();
const contexts: BrowserContext[] = [];

afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

async function contextOf(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  contexts.push(context);
  return context;
}

describe('the buttons that lead to a part of the page', () => {
  it('give it the focus: the form of a guest, the player under each of six questions', async () => {
    const page = await (await contextOf()).newPage();
    await page.goto(`${url}/viensonsappelle`);
    await page.getByRole('link', { name: HERO.apply }).first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('candidature');
    await expect
      .poll(() => page.locator('#candidature').evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    const calls = page.getByRole('link', { name: CALLS.pickUp });
    expect(await calls.count()).toBe(6);
    for (const call of await calls.all()) {
      await call.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('lecteur');
    }
  });

  it('say why no episode can be listened to', async () => {
    const page = await (await contextOf()).newPage();
    await page.goto(`${url}/viensonsappelle`);
    const listen = page.getByRole('button', { name: HERO.listen });
    expect(await listen.isDisabled()).toBe(true);
    expect(await page.locator(`#${await listen.getAttribute('aria-describedby')}`).textContent()).toBe(HERO.nothingYet);
  });
});

describe('the form of a guest', () => {
  it('sends for a second and a half, and says so for three', async () => {
    const context = await contextOf();
    const bodies = await answerFor(context, APPLICATION_RECEIVER, stored);
    const { page, guest } = await openPodcast(context, url);
    await fillApplication(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const { button } = guest;
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Envoi en cours…');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => bodies.length).toBe(1);
    expect(bodies).toEqual([
      {
        name: 'Sami',
        age: 34,
        contactChoice: ['whatsapp', 'email'],
        contactValue: '06 00 00 00 00',
        topics: ['ghosting', 'heartbreak'],
        anonymConsent: true,
        intimateConsent: true,
      },
    ]);
    await page.clock.runFor(1499);
    expect(await button.textContent()).toBe('Envoi en cours…');
    await page.clock.runFor(1);
    await expect.poll(() => button.textContent()).toBe('Candidature envoyée\u202f!');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('.toasts').textContent()).toBe(OUTCOMES.toast);
    expect(await guest.name.inputValue()).toBe('');
    await page.clock.runFor(2990);
    expect(await button.textContent()).toBe('Candidature envoyée\u202f!');
    await page.clock.runFor(10);
    await expect.poll(() => button.textContent()).toBe(FORM.submit);
    expect(await button.getAttribute('aria-disabled')).toBeNull();
  });
});
