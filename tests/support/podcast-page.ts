import type { BrowserContext, Page, Route } from 'playwright';
import { CONTACT_LABELS, FORM, TOPIC_LABELS } from '../../src/features/podcast/guest-form/copy.ts';
import { NEWSLETTER_FORM } from '../../src/features/newsletter/sign-up/copy.ts';

const PATH = '/viensonsappelle';

/** The page of the podcast in a browser, with its two forms. */
interface PodcastScreen {
  page: Page;
  errors: string[];
  guest: ReturnType<typeof guestFields>;
  newsletter: ReturnType<typeof newsletterFields>;
}

/** Opens the page of the podcast, and waits until both forms handle input. */
export async function openPodcast(context: BrowserContext, site: string): Promise<PodcastScreen> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site + PATH);
  await formsListen(page);
  return { page, errors, guest: guestFields(page), newsletter: newsletterFields(page) };
}

/** Scrolls to each form, and waits until it handles input. */
export async function formsListen(page: Page): Promise<void> {
  for (const name of ['.guest-form', '.newsletter-form']) {
    await page.locator(name).scrollIntoViewIfNeeded();
    await page.locator(`:not([data-form]) > ${name}`).waitFor();
  }
}

/** Fills in the whole application, with answers that may be sent. */
export async function fillApplication(page: Page): Promise<void> {
  const guest = guestFields(page);
  await guest.name.fill('Sami');
  await guest.age.fill('34');
  await guest.whatsapp.check();
  await guest.email.check();
  await guest.contactValue.fill('06 00 00 00 00');
  await guest.ghosting.check();
  await guest.heartbreak.check();
  await guest.consent.check();
  await guest.intimateConsent.check();
}

/** Answers a receiver in the database's place. @returns the bodies that the receiver was sent so far */
export async function answerFor(context: BrowserContext, receiver: string, answer: (route: Route) => Promise<void>) {
  const bodies: unknown[] = [];
  await context.route(`**/functions/v1/${receiver}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await answer(route);
  });
  return bodies;
}

/** Answer of a receiver that has stored a form. */
export const stored = (route: Route) => route.fulfill({ json: { stored: true, needsConfirmation: false } });

/** Returns the fields of the application, its button and its messages. */
function guestFields(page: Page) {
  const form = page.locator('.guest-form');
  return {
    form,
    name: form.getByLabel(FORM.name.label),
    age: form.getByLabel(FORM.age.label),
    instagram: form.getByLabel(CONTACT_LABELS.instagram),
    whatsapp: form.getByLabel(CONTACT_LABELS.whatsapp),
    email: form.getByLabel(CONTACT_LABELS.email, { exact: true }),
    contactValue: form.getByLabel(FORM.contactValue.label),
    topicList: form.getByRole('group', { name: FORM.topics.list }),
    ghosting: form.getByLabel(TOPIC_LABELS.ghosting),
    heartbreak: form.getByLabel(TOPIC_LABELS.heartbreak),
    consent: form.getByLabel(FORM.anonymConsent.label),
    intimateConsent: form.getByLabel(FORM.intimateConsent.label),
    button: form.locator('button'),
    status: form.locator('.form-status'),
    error: form.locator('.field-error'),
  };
}

function newsletterFields(page: Page) {
  const form = page.locator('.newsletter-form');
  return {
    form,
    email: form.getByLabel(NEWSLETTER_FORM.email),
    button: form.locator('button'),
    status: form.locator('.form-status'),
    error: form.locator('.field-error'),
  };
}
