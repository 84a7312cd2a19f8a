import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { mailOutbox } from '../../scripts/mail/mail-outbox.ts';
import { startAdministeredSite, type AdministeredSite, type Visit } from '../support/administered-site.ts';
import { axeViolations } from '../support/axe.ts';
import { postForm } from '../support/post-form.ts';
import { eventually } from '../support/test-backend.ts';

/** From the form to the back office: what becomes of those who apply, subscribe, confirm and leave. */

let site: AdministeredSite;
let visit: Visit;
let networks = 1;

beforeAll(async () => {
  site = await startAdministeredSite(inject('publishedCopy'));
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
  postForm(`${site.installation.url}/functions/v1/${receiver}`, body, { from: `127.0.3.${(networks += 1)}` });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const UNKNOWN_TOKEN = 'x'.repeat(43);

/** Subscribes an address, and gives the links of the mail that it gets, as this copy answers them. */
async function subscribe(email: string): Promise<{ confirmation: string; unsubscription: string }> {
  expect(JSON.parse((await send('subscribe-to-newsletter', { email })).body)).toEqual({
    stored: true,
    needsConfirmation: true,
  });
  const outbox = mailOutbox(path.join(site.installation.directory, 'outbox'));
  return eventually(async () => {
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
  }, 'the mail is sent');
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

async function passesAxe(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeViolations(page)).toEqual([]);
  }
}

describe('the link of a mail', () => {
  it('confirms by its button alone, and by the keyboard', async () => {
    const { confirmation } = await subscribe('clavier@exemple.fr');
    const page = await visit.open(confirmation);
    expect(await subscription('clavier@exemple.fr')).toBe('awaited');
    await passesAxe(page);
    await button(page, 'Oui, c’est moi').focus();
    await page.keyboard.press('Enter');
    await heading(page, 'C’est noté, promis').waitFor();
    expect(await subscription('clavier@exemple.fr')).toBe('given');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('C’est noté, promis');
    expect(await page.title()).toMatch(/^C’est noté, promis/);
    await passesAxe(page);
  });

  it('unsubscribes by its button alone, at once and for good', async () => {
    const { unsubscription } = await subscribe('partant@exemple.fr');
    const page = await visit.open(unsubscription);
    expect(await subscription('partant@exemple.fr')).toBe('awaited');
    await button(page, 'Me désinscrire').click();
    await heading(page, 'C’est fait, tu es libre').waitFor();
    expect(await subscription('partant@exemple.fr')).toBeNull();
    await page.reload();
    await button(page, 'Me désinscrire').click();
    await heading(page, 'Personne à effacer ici').waitFor();
    await passesAxe(page);
  });

  it('says that it answers no more', async () => {
    const page = await visit.open(`/newsletter/confirmation#${UNKNOWN_TOKEN}`);
    await button(page, 'Oui, c’est moi').click();
    await heading(page, 'Ce lien ne répond plus').waitFor();
    await passesAxe(page);
  });

  it.each(['', '#', '#abc'])('that a mail has cut to %j says so', async (fragment) => {
    for (const address of ['/newsletter/confirmation', '/newsletter/desinscription']) {
      const page = await visit.open(address + fragment);
      await heading(page, 'Il manque un bout du lien').waitFor();
      expect(await page.getByRole('button', { name: /moi|désinscrire/ }).count()).toBe(0);
      await page.close();
    }
  });

  it('is followed again after the network was dead', async () => {
    const { unsubscription } = await subscribe('tunnel@exemple.fr');
    const page = await visit.open(unsubscription);
    await page.route('**/rest/v1/rpc/**', (route) => route.abort());
    await button(page, 'Me désinscrire').click();
    await heading(page, 'Ça n’est pas passé').waitFor();
    expect(await subscription('tunnel@exemple.fr')).toBe('awaited');
    await passesAxe(page);
    await page.unroute('**/rest/v1/rpc/**');
    await button(page, 'Réessayer').click();
    await heading(page, 'C’est fait, tu es libre').waitFor();
    expect(await subscription('tunnel@exemple.fr')).toBeNull();
  });

  it('says without script that its button needs one', async () => {
    const context = await site.newVisit({ javaScriptEnabled: false });
    const page = await context.open(`/newsletter/desinscription#${UNKNOWN_TOKEN}`);
    await page.getByText(/besoin de JavaScript/).waitFor();
    await context.context.close();
  });
});

describe('the back office', () => {
  const APPLICATION = { age: 31, contactChoice: ['email'], topics: ['ghosting', 'heartbreak'], anonymConsent: true };
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
    const { session } = await site.newAccount('membre@exemple.fr');
    await visit.keepSession(session);
    const page = await visit.open('/admin/candidatures');
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(await page.getByText('HYPERLINK').count()).toBe(0);
  });
});
