import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../../server/mail/mail-outbox.ts';
import { FORM, OUTCOMES } from '../../../src/features/podcast/guest-form/copy.ts';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
import { axeViolations } from '../../support/axe.ts';
import { fillApplication, openPodcast } from '../../support/podcast-page.ts';
import { postForm } from '../../support/post-form.ts';
import { eventually } from '../../support/test-backend.ts';

/** From the form to the back office: what becomes of those who apply, subscribe, confirm and leave. */

let site: AdministeredSite;
let visit: Visit;
let networks = 1;

beforeAll(async () => {
  site = await administerSharedCopy('podcast@exemple.fr');
});
beforeEach(async () => {
  visit = await site.newVisit();
});
afterEach(async () => {
  await visit.context.close();
  expect(visit.problems).toEqual([]);
});
afterAll(() => site.stop());

const send = (receiver: string, body: object) =>
  postForm(`${site.copy.url}/functions/v1/${receiver}`, body, { from: `127.0.3.${(networks += 1)}` });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Subscribes an address, and gives the links of the mail that it gets, as this copy answers them. */
async function subscribe(email: string): Promise<{ confirmation: string; unsubscription: string }> {
  expect(JSON.parse((await send('subscribe-to-newsletter', { email })).body)).toEqual({
    stored: true,
    needsConfirmation: true,
  });
  return linksOfMail(email);
}

function linksOfMail(email: string) {
  const outbox = mailOutbox(path.join(site.copy.directory, 'outbox'));
  return eventually(
    async () => {
      for (const id of await outbox.ids()) {
        const message = await outbox.read(id);
        if (message?.variables['to_email'] !== email) continue;
        const linkTo = (page: string) =>
          new RegExp(`https://coquelicot\\.example(/newsletter/${page}#[\\w-]+)`).exec(
            message.variables['message'] ?? '',
          )?.[1] ?? '';
        return { confirmation: linkTo('confirmation'), unsubscription: linkTo('desinscription') };
      }
      return null;
    },
    'the mail is sent',
    60_000,
  );
}

async function subscription(email: string) {
  const { data } = await site.operator
    .from('newsletter_subscriptions')
    .select('confirmation')
    .eq('email', email)
    .maybeSingle()
    .throwOnError();
  return data?.confirmation ?? null;
}

async function applicationsOf(name: string) {
  const { data } = await site.operator
    .from('guest_applications')
    .select('name, age, contact_methods, contact_value, topics, anonym_consent')
    .eq('name', name)
    .throwOnError();
  return data;
}

describe('the page of the podcast', () => {
  it('stores an application, and answers a second one at once with patience', async () => {
    const { page, guest, errors } = await openPodcast(visit.context, site.copy.url);
    await fillApplication(page);
    await guest.button.click();
    await expect
      .poll(() => applicationsOf('Sami'))
      .toEqual([
        {
          name: 'Sami',
          age: 34,
          contact_methods: ['email', 'whatsapp'],
          contact_value: '06 00 00 00 00',
          topics: ['ghosting', 'heartbreak'],
          anonym_consent: true,
        },
      ]);
    await expect.poll(() => guest.button.textContent()).toBe(FORM.submit);
    await fillApplication(page);
    await guest.contactValue.fill('@un-autre');
    await guest.button.click();
    await guest.status.filter({ hasText: OUTCOMES.rateLimit }).waitFor();
    expect(await guest.contactValue.inputValue()).toBe('@un-autre');
    expect(await applicationsOf('Sami')).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('stores an address for the newsletter, which the link of its mail confirms by a button alone', async () => {
    const { page, newsletter } = await openPodcast(visit.context, site.copy.url);
    await newsletter.email.fill('clavier@exemple.fr');
    await newsletter.button.click();
    await expect.poll(() => newsletter.email.inputValue()).toBe('');
    const { confirmation } = await linksOfMail('clavier@exemple.fr');
    await page.close();
    const mailed = await visit.open(confirmation);
    expect(await subscription('clavier@exemple.fr')).toBe('awaited');
    expect(await axeViolations(mailed)).toEqual([]);
    await button(mailed, 'Oui, c’est moi').focus();
    await mailed.keyboard.press('Enter');
    await heading(mailed, 'C’est noté, promis').waitFor();
    expect(await subscription('clavier@exemple.fr')).toBe('given');
    await expect.poll(() => mailed.evaluate(() => document.activeElement?.textContent)).toBe('C’est noté, promis');
    expect(await mailed.title()).toMatch(/^C’est noté, promis/);
  });
});

describe('the link of a mail', () => {
  it('unsubscribes by its button alone, also after the network was dead, for good', async () => {
    const { unsubscription } = await subscribe('partant@exemple.fr');
    const page = await visit.open(unsubscription);
    await page.route('**/rest/v1/rpc/**', (route) => route.abort());
    await button(page, 'Me désinscrire').click();
    await heading(page, 'Ça n’est pas passé').waitFor();
    expect(await subscription('partant@exemple.fr')).toBe('awaited');
    await page.unroute('**/rest/v1/rpc/**');
    await button(page, 'Réessayer').click();
    await heading(page, 'C’est fait, tu es libre').waitFor();
    expect(await subscription('partant@exemple.fr')).toBeNull();
    await page.reload();
    await button(page, 'Me désinscrire').click();
    await heading(page, 'Personne à effacer ici').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('the back office', () => {
  const CONSENTS = { anonymConsent: true, intimateConsent: true };
  const APPLICATION = { age: 31, contactChoice: ['email'], topics: ['ghosting', 'heartbreak'], ...CONSENTS };
  const apply = async (name: string, contactValue: string) =>
    expect((await send('apply-as-guest', { ...APPLICATION, name, contactValue })).status).toBe(200);
  const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

  async function open(address: string): Promise<Page> {
    await visit.keepSession(site.session);
    return visit.open(address);
  }

  it('shows, searches, exports and erases applications', async () => {
    await apply('Élie', 'elie@exemple.fr');
    await apply('=HYPERLINK("http://x.exemple")', '+33611223344');
    const page = await open('/admin/editor');
    await page.getByRole('link', { name: 'Candidatures' }).click();
    await row(page, 'elie@exemple.fr').waitFor();

    await page.getByRole('searchbox').fill('elie');
    await page.waitForURL('**/admin/candidatures?recherche=elie');
    await page.getByText('1 candidature pour').waitFor();
    await page.getByRole('searchbox').fill('');
    await row(page, 'HYPERLINK').waitFor();

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Exporter en CSV').click()]);
    expect(download.suggestedFilename()).toMatch(/^candidatures-\d{4}-\d{2}-\d{2}\.csv$/);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain(`"'=HYPERLINK(""http://x.exemple"")";"31";"+33611223344";"E-mail"`);
    expect(file).toContain('"Élie";"31";"elie@exemple.fr";"E-mail";"Ghosting, Chagrin d’amour"');

    await page.getByRole('button', { name: /^Effacer «\sÉlie\s»$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
    await row(page, 'elie@exemple.fr').waitFor({ state: 'detached' });
    const { data } = await site.operator.from('guest_applications').select('name').eq('name', 'Élie').throwOnError();
    expect(data).toEqual([]);
  });
});
