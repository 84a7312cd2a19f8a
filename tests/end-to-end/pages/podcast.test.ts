import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { RECEIVERS } from '../../../src/core/podcast/guest-application.ts';
import { FORM, OUTCOMES, PROBLEMS } from '../../../src/features/podcast/guest-form/copy.ts';
import { NEWSLETTER_FORM } from '../../../src/features/podcast/newsletter/copy.ts';
import { CALLS, HERO } from '../../../src/features/podcast/copy.ts';
import { FORM_COPY } from '../../../src/presentation/forms/copy.ts';
import { answerFor, fillApplication, formsListen, openPodcast, stored } from '../../support/podcast-page.ts';

const { url } = inject('site');

let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

async function contextOf(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  contexts.push(context);
  return context;
}

const textOf = async (page: Page, selector: string) => (await page.locator(selector).textContent()) ?? '';

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
  it('says what is wrong in order, one thing at a time, by keyboard alone', async () => {
    const context = await contextOf();
    const bodies = await answerFor(context, RECEIVERS.application, stored);
    const { page, guest, errors } = await openPodcast(context, url);
    const { name, age, instagram, contactValue, ghosting, consent, button, status, error } = guest;
    const steps = [
      { message: PROBLEMS.consent, field: consent, keys: ['Space'] },
      { message: PROBLEMS.topics, field: ghosting, keys: ['Space'] },
      { message: PROBLEMS.contactChoice, field: instagram, keys: ['Space'] },
      { message: PROBLEMS.contactValue, field: contactValue, keys: ['@', 's'] },
      { message: PROBLEMS.name, field: name, keys: ['S'] },
      { message: PROBLEMS.age, field: age, keys: ['1', '7'] },
      { message: PROBLEMS.minor, field: age, keys: ['Backspace', '8'] },
    ];
    for (const { message, field, keys } of steps) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect.poll(() => status.textContent()).toBe(message);
      expect(await error.allTextContents()).toEqual([message]);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      for (const key of keys) await page.keyboard.press(key);
    }
    expect(bodies).toEqual([]);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button.textContent()).toBe(FORM.sent);
    expect(bodies).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('sends for a second and a half, and says so for three', async () => {
    const context = await contextOf();
    const bodies = await answerFor(context, RECEIVERS.application, stored);
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

  it.each([
    ['a dead network', (route: Route) => route.abort('internetdisconnected'), FORM_COPY.failed],
    ['a server in trouble', (route: Route) => route.fulfill({ status: 500, body: 'oups' }), FORM_COPY.failed],
    ['too many applications', (route: Route) => route.fulfill({ status: 429, json: {} }), OUTCOMES.rateLimit],
    ['an answer that is not taken', (route: Route) => route.fulfill({ status: 400, json: {} }), OUTCOMES.invalid],
  ])('keeps all that was typed, and says what to do: %s', async (_what, answer, message) => {
    const context = await contextOf();
    await answerFor(context, RECEIVERS.application, answer);
    const { page, guest } = await openPodcast(context, url);
    await fillApplication(page);
    await guest.button.click();
    await expect.poll(() => guest.status.textContent()).toBe(message);
    expect(await guest.contactValue.inputValue()).toBe('06 00 00 00 00');
    expect(await page.locator(':checked').count()).toBe(5);
    expect(await guest.button.textContent()).toBe(FORM.submit);
    // And it survives the visitor's first idea, which is to reload.
    await page.unroute(`**/functions/v1/${RECEIVERS.application}`);
    await page.reload();
    await formsListen(page);
    expect(await guest.name.inputValue()).toBe('Sami');
    expect(await page.locator(':checked').count()).toBe(5);
  });

  it('forgets what was typed once it is sent', async () => {
    const context = await contextOf();
    await answerFor(context, RECEIVERS.application, stored);
    const { page, guest } = await openPodcast(context, url);
    await fillApplication(page);
    await guest.button.click();
    await expect.poll(() => guest.button.textContent()).toBe(FORM.sent);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Sami');
    await page.reload();
    await formsListen(page);
    expect(await guest.name.inputValue()).toBe('');
  });

  it('works where the browser may keep nothing', async () => {
    const context = await contextOf();
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    });
    await answerFor(context, RECEIVERS.application, stored);
    const { page, guest, errors } = await openPodcast(context, url);
    await fillApplication(page);
    await guest.button.click();
    await expect.poll(() => guest.button.textContent()).toBe(FORM.sent);
    expect(errors).toEqual([]);
  });

  it('scrolls its fourteen topics in a list that the keyboard reaches', async () => {
    const { page, guest } = await openPodcast(await contextOf(), url);
    const heights = await guest.topicList.evaluate((list) => [list.scrollHeight, list.clientHeight]);
    expect(heights[0]).toBeGreaterThan(2 * (heights[1] ?? 0));
    expect(await guest.topicList.locator('input').count()).toBe(14);
    await guest.topicList.focus();
    await page.keyboard.press('End');
    await expect.poll(() => guest.topicList.evaluate((list) => list.scrollTop)).toBeGreaterThan(100);
  });
});

describe('the newsletter', () => {
  it('does nothing of nothing, and says what the browser does not take for an address', async () => {
    const context = await contextOf();
    const bodies = await answerFor(context, RECEIVERS.newsletter, stored);
    const { newsletter } = await openPodcast(context, url);
    await newsletter.button.click();
    expect(await newsletter.status.textContent()).toBe('');
    await newsletter.email.fill('lea@');
    await newsletter.email.press('Enter');
    await expect.poll(() => newsletter.status.textContent()).toBe(NEWSLETTER_FORM.malformed);
    expect(await newsletter.error.textContent()).toBe(NEWSLETTER_FORM.malformed);
    expect(bodies).toEqual([]);
  });

  it.each([
    [false, NEWSLETTER_FORM.subscribed],
    [true, NEWSLETTER_FORM.needsConfirmation],
  ])('sends for a second, thanks and empties its field (to be confirmed: %s)', async (needsConfirmation, thanks) => {
    const context = await contextOf();
    const bodies = await answerFor(context, RECEIVERS.newsletter, (route) =>
      route.fulfill({ json: { stored: true, needsConfirmation } }),
    );
    const { page, newsletter } = await openPodcast(context, url);
    await newsletter.email.fill('lea@exemple.fr');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await newsletter.button.click();
    await expect.poll(() => newsletter.button.textContent()).toBe('…');
    await expect.poll(() => bodies.length).toBe(1);
    await page.clock.runFor(999);
    expect(await newsletter.button.textContent()).toBe('…');
    await page.clock.runFor(1);
    await expect.poll(() => newsletter.button.textContent()).toBe(NEWSLETTER_FORM.submit);
    expect(await textOf(page, '.toasts')).toBe(thanks);
    expect(await newsletter.email.inputValue()).toBe('');
    expect(bodies).toEqual([{ email: 'lea@exemple.fr' }]);
  });

  it('keeps the address when the network is dead', async () => {
    const context = await contextOf();
    await answerFor(context, RECEIVERS.newsletter, (route) => route.abort('internetdisconnected'));
    const { newsletter } = await openPodcast(context, url);
    await newsletter.email.fill('lea@exemple.fr');
    await newsletter.button.click();
    await expect.poll(() => newsletter.status.textContent()).toBe(FORM_COPY.failed);
    expect(await newsletter.email.inputValue()).toBe('lea@exemple.fr');
  });
});
