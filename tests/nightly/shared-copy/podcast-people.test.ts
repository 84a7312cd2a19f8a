import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../../server/mail/mail-outbox.ts';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
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

describe('the link of a mail', () => {
  it('that a mail has cut, or that answers no more, says so', async () => {
    const page = await visit.open('/newsletter/confirmation#abc');
    await heading(page, 'Il manque un bout du lien').waitFor();
    expect(await page.getByRole('button', { name: /moi|désinscrire/ }).count()).toBe(0);
    await page.close();
    const other = await visit.open(`/newsletter/confirmation#${'x'.repeat(43)}`);
    await button(other, 'Oui, c’est moi').click();
    await heading(other, 'Ce lien ne répond plus').waitFor();
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

  it('shows the newsletter, and erases a person wherever there is something of hers', async () => {
    await subscribe('zoe@exemple.fr');
    await apply('Zoé', 'Zoe@Exemple.fr');
    const page = await open('/admin/newsletter');
    await row(page, 'zoe@exemple.fr').waitFor();
    await button(page, 'Effacer une personne…').click();
    await page.getByRole('dialog').getByRole('textbox').fill('ZOE@exemple.fr');
    await page.keyboard.press('Enter');
    await page.getByText(/1 candidature, 1 adresse de la newsletter et \d e-mail/).waitFor();
    await button(page, 'Tout effacer').click();
    await row(page, 'zoe@exemple.fr').waitFor({ state: 'detached' });
    expect(await subscription('zoe@exemple.fr')).toBeNull();
    const { data } = await site.operator.from('guest_applications').select('name').eq('name', 'Zoé').throwOnError();
    expect(data).toEqual([]);
  });

  it('shows none of it to an account that is no administrator', async () => {
    const { session } = await site.newAccount('membre-du-podcast@exemple.fr');
    await visit.keepSession(session);
    const page = await visit.open('/admin/candidatures');
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(await page.getByText('HYPERLINK').count()).toBe(0);
  });
});
