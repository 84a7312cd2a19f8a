import type { BrowserContext, BrowserContextOptions, Route } from 'playwright';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { APPLICATION_RECEIVER } from '../../../src/core/podcast/guest-application.ts';
import { FORM, OUTCOMES } from '../../../src/features/podcast/guest-form/copy.ts';
import { FORM_COPY } from '../../../src/presentation/forms/copy.ts';
import { answerFor, fillApplication, formsListen, openPodcast, stored } from '../../support/podcast-page.ts';
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

describe('the form of a guest', () => {
  it.each([
    ['a dead network', (route: Route) => route.abort('internetdisconnected'), FORM_COPY.failed],
    ['a server in trouble', (route: Route) => route.fulfill({ status: 500, body: 'oups' }), FORM_COPY.failed],
    ['too many applications', (route: Route) => route.fulfill({ status: 429, json: {} }), OUTCOMES.rateLimit],
    ['an answer that is not taken', (route: Route) => route.fulfill({ status: 400, json: {} }), OUTCOMES.invalid],
  ])('keeps all that was typed, and says what to do: %s', async (_what, answer, message) => {
    const context = await contextOf();
    await answerFor(context, APPLICATION_RECEIVER, answer);
    const { page, guest } = await openPodcast(context, url);
    await fillApplication(page);
    await guest.button.click();
    await expect.poll(() => guest.status.textContent()).toBe(message);
    expect(await guest.contactValue.inputValue()).toBe('06 00 00 00 00');
    expect(await page.locator(':checked').count()).toBe(6);
    expect(await guest.button.textContent()).toBe(FORM.submit);
    // And it survives the visitor's first idea, which is to reload.
    await page.unroute(`**/functions/v1/${APPLICATION_RECEIVER}`);
    await page.reload();
    await formsListen(page);
    expect(await guest.name.inputValue()).toBe('Sami');
    expect(await page.locator(':checked').count()).toBe(6);
  });

  it('forgets what was typed once it is sent', async () => {
    const context = await contextOf();
    await answerFor(context, APPLICATION_RECEIVER, stored);
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
    await answerFor(context, APPLICATION_RECEIVER, stored);
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
