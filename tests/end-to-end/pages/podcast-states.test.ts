import type { BrowserContext, BrowserContextOptions } from 'playwright';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { OUTCOME_ADDRESSES } from '../../../supabase/functions/_shared/outcomes.ts';
import { THANKS, TROUBLE } from '../../../src/features/podcast/copy.ts';
import { fillApplication } from '../../support/podcast-page.ts';
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

describe('the pages that tell what has become of it', () => {
  it('say so for each outcome', async () => {
    const page = await (await contextOf()).newPage();
    const passages: Record<string, string> = { ...THANKS.passages, ...TROUBLE.passages };
    for (const address of Object.values(OUTCOME_ADDRESSES)) {
      await page.goto(url + address);
      const told = await page.locator('.outcome p:visible').allTextContents();
      expect(told, address).toEqual([passages[address.split('#')[1] ?? '']]);
    }
  });
});

describe('without script', () => {
  it('sends the whole application, and the address, to their receivers', async () => {
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

  it('lets the browser ask for what is missing', async () => {
    const page = await (await contextOf({ javaScriptEnabled: false })).newPage();
    await page.goto(`${url}/viensonsappelle`);
    await page.locator('.guest-form button').click();
    await page.locator('.newsletter-form button').click();
    expect(page.url()).toBe(`${url}/viensonsappelle`);
  });
});
