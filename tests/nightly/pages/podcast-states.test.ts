import type { BrowserContext, BrowserContextOptions, Route } from 'playwright';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { SUBSCRIPTION_RECEIVER } from '../../../src/core/newsletter/subscription.ts';
import { APPLICATION_RECEIVER } from '../../../src/core/podcast/guest-application.ts';
import { OUTCOME_ADDRESSES } from '../../../supabase/functions/_shared/outcomes.ts';
import { THANKS, TROUBLE } from '../../../src/features/podcast/copy.ts';
import { FORM } from '../../../src/features/podcast/guest-form/copy.ts';
import { violationsInBothSchemes } from '../../support/both-schemes.ts';
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

describe('the forms of the podcast page', () => {
  it('pass axe with errors, while sending, and once sent', async () => {
    const context = await contextOf({ viewport: { width: 360, height: 800 } });
    const held: Route[] = [];
    for (const receiver of [APPLICATION_RECEIVER, SUBSCRIPTION_RECEIVER]) {
      await answerFor(context, receiver, async (route) => void held.push(route));
    }
    const { page, guest, newsletter } = await openPodcast(context, url);
    const looks: Record<string, string[]> = {};
    await guest.button.click();
    await guest.error.waitFor();
    looks['wrong'] = await violationsInBothSchemes(page);
    await fillApplication(page);
    await newsletter.email.fill('lea@');
    await newsletter.button.click();
    await newsletter.error.waitFor();
    await newsletter.email.fill('lea@exemple.fr');
    await newsletter.button.click();
    await guest.button.click();
    await expect.poll(() => held.length).toBe(2);
    looks['sending'] = await violationsInBothSchemes(page);
    await page.clock.install();
    await Promise.all(held.map((route) => stored(route)));
    await expect.poll(() => guest.button.textContent()).toBe(FORM.sent);
    looks['sent'] = await violationsInBothSchemes(page);
    expect(Object.fromEntries(Object.entries(looks).filter(([, found]) => found.length > 0))).toEqual({});
  });

  it('lead to a page that shows only the text of the outcome, for every outcome', async () => {
    const page = await (await contextOf()).newPage();
    const passages: Record<string, string> = { ...THANKS.passages, ...TROUBLE.passages };
    for (const address of Object.values(OUTCOME_ADDRESSES)) {
      await page.goto(url + address);
      const told = await page.locator('.outcome p:visible').allTextContents();
      expect(told, address).toEqual([passages[address.split('#')[1] ?? '']]);
    }
  });
});

describe('the forms of the podcast page without script', () => {
  it('send every field of the application and of the subscription', async () => {
    const context = await contextOf({ javaScriptEnabled: false });
    const sent: (string | null)[] = [];
    await context.route('**/functions/v1/*', async (route) => {
      sent.push(route.request().postData());
      await route.fulfill({ status: 303, headers: { location: url + OUTCOME_ADDRESSES.application } });
    });
    const page = await context.newPage();
    await page.goto(`${url}/viensonsappelle`);
    await fillApplication(page);
    await page.locator('.guest-form button').click();
    await page.waitForURL(url + OUTCOME_ADDRESSES.application);
    expect(await page.getByText(THANKS.passages.candidature).isVisible()).toBe(true);
    await page.goto(`${url}/viensonsappelle`);
    await page.locator('.newsletter-form input[type=email]').fill('lea@exemple.fr');
    await page.locator('.newsletter-form button').click();
    await page.waitForURL(/merci/);
    expect(sent.map((body) => [...new URLSearchParams(body ?? '')])).toEqual([
      [
        ['name', 'Sami'],
        ['age', '34'],
        ['contact_choice', 'whatsapp'],
        ['contact_choice', 'email'],
        ['contact_value', '06 00 00 00 00'],
        ['topics', 'ghosting'],
        ['topics', 'heartbreak'],
        ['anonym_consent', 'on'],
        ['intimate_consent', 'on'],
        ['leave_empty', ''],
      ],
      [
        ['email', 'lea@exemple.fr'],
        ['leave_empty', ''],
      ],
    ]);
  });
});
