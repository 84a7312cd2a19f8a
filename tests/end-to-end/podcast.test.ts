import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../scripts/measure/chromium.ts';
import { OUTCOME_ADDRESSES } from '../../src/core/podcast/outcome-addresses.ts';
import { FORM, OUTCOMES } from '../../src/features/podcast/guest-form/copy.ts';
import { NEWSLETTER_FORM } from '../../src/features/podcast/newsletter/copy.ts';
import { newInstallation, type Installation } from '../support/installation.ts';
import { fillApplication, guestFields, openPodcast } from '../support/podcast-page.ts';

const PAGE = '/viensonsappelle';

let installation: Installation;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
  await installation.start({ SITE_URL: installation.url });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await installation.remove();
});

beforeEach(async () => {
  const sql = installation.database();
  await sql`delete from private.form_attempts`;
  await sql.end();
});

afterEach(() => context.close());

/** The applications that the database holds, oldest first. */
async function applications() {
  const { data } = await installation
    .operator()
    .from('guest_applications')
    .select('name, age, contact_methods, contact_value, topics, anonym_consent')
    .order('created_at')
    .throwOnError();
  return data;
}

async function subscribers() {
  const { data } = await installation.operator().from('newsletter_subscriptions').select('email').throwOnError();
  return data.map(({ email }) => email);
}

const APPLICATION = {
  name: 'Sami',
  age: 34,
  contact_methods: ['email', 'whatsapp'],
  contact_value: '06 00 00 00 00',
  topics: ['ghosting', 'heartbreak'],
  anonym_consent: true,
};

describe('what a guest sends', () => {
  it('is stored, and a second one at once is answered with patience', async () => {
    context = await browser.newContext();
    const { page, guest, errors } = await openPodcast(context, installation.url);
    await fillApplication(page);
    await guest.button.click();
    await expect.poll(() => guest.button.textContent()).toBe(FORM.sent);
    expect(await applications()).toEqual([APPLICATION]);
    await expect.poll(() => guest.button.textContent()).toBe(FORM.submit);
    await fillApplication(page);
    await guest.contactValue.fill('@un-autre');
    await guest.button.click();
    await expect.poll(() => guest.status.textContent()).toBe(OUTCOMES.rateLimit);
    expect(await guest.contactValue.inputValue()).toBe('@un-autre');
    expect(await applications()).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('is stored without script too, and what is missing is said on a page of its own', async () => {
    context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(installation.url + PAGE);
    const guest = guestFields(page);
    await fillApplication(page);
    await guest.contactValue.fill('@sans-script');
    await guest.ghosting.uncheck();
    await guest.heartbreak.uncheck();
    await guest.button.click();
    await page.waitForURL(installation.url + OUTCOME_ADDRESSES.invalid);
    await page.goBack();
    // What the browser keeps of a form, where nothing asks it not to.
    await expect.poll(() => guest.contactValue.inputValue()).toBe('@sans-script');
    expect(await guest.whatsapp.isChecked()).toBe(true);
    await guest.ghosting.check();
    await guest.button.click();
    await page.waitForURL(installation.url + OUTCOME_ADDRESSES.application);
    expect((await applications()).at(-1)).toEqual({
      ...APPLICATION,
      contact_value: '@sans-script',
      topics: ['ghosting'],
    });
    await page.goto(installation.url + PAGE);
    await fillApplication(page);
    await guest.button.click();
    await page.waitForURL(installation.url + OUTCOME_ADDRESSES.rateLimit);
  });
});

describe('an address for the newsletter', () => {
  it('is stored, with and without script', async () => {
    context = await browser.newContext();
    const { page, newsletter } = await openPodcast(context, installation.url);
    await newsletter.email.fill('lea@exemple.fr');
    await newsletter.button.click();
    await expect.poll(() => newsletter.email.inputValue()).toBe('');
    const thanks = await page.locator('.toasts').textContent();
    expect([NEWSLETTER_FORM.subscribed, NEWSLETTER_FORM.needsConfirmation]).toContain(thanks);
    await context.close();

    context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(installation.url + PAGE);
    await plain.locator('.newsletter-form input[type=email]').fill('zoe@exemple.fr');
    await plain.locator('.newsletter-form button').click();
    await plain.waitForURL(/\/merci#newsletter/);
    expect((await subscribers()).toSorted()).toEqual(['lea@exemple.fr', 'zoe@exemple.fr']);
  });
});
