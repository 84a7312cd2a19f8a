import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { SESSION_KEY } from '../../../src/core/privacy/storage-keys.ts';
import { button } from '../../support/editor-page.ts';
import { PASSWORD } from '../../support/accounts.ts';
import { newInstallation, type Installation } from '../../support/installation.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

/** Failures while the first administrator, sessions and the team are set up. The tests depend on their order. */

const ADMINISTRATOR = 'redaction@exemple.fr';

const browser = await workerBrowser();
let site: Installation;
/** The page of the first administrator. */
let page: Page;

beforeAll(async () => {
  site = await newInstallation(inject('publishedCopy'));
  await site.start();
  page = await open(`${site.url}/admin/auth`);
});

afterAll(() => site.remove());

/** Opens an address in a browser of its own. */
async function open(address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  const opened = await context.newPage();
  await opened.goto(address);
  return opened;
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const create = () => button(page, 'Créer Admin Initial').click();
const message = () => page.locator('.form-status').textContent();
const session = () => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);

async function type(): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(ADMINISTRATOR);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
}

it('the claim reports that no administrator was created when the provider’s answer names no account', async () => {
  await type();
  const asked: URL[] = [];
  await page.route('**/auth/v1/signup*', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ json: {} });
  });
  await create();
  await expect.poll(message).toBe('Échec de la création de l’utilisateur. Recharge la page, puis réessaie.');
  // The confirmation mail leads back to this site, even when the project has another address.
  expect(asked.map(({ searchParams }) => searchParams.get('redirect_to'))).toEqual([`${site.url}/admin`]);
  await page.unroute('**/auth/v1/signup*');
});

it('a claim that the database refuses without a reason leaves no session, and can be repeated', async () => {
  const database = site.database();
  const [kept] = await database<{ source: string }[]>`
    select pg_get_functiondef('public.claim_first_admin'::regproc) as source`;
  await database.unsafe(`create or replace function public.claim_first_admin() returns void language plpgsql
    as $$ begin raise exception using message = ''; end $$`);
  await create();
  await expect.poll(message).toBe('Erreur lors de la création de l’administrateur. Recharge la page, puis réessaie.');
  expect(await page.getByLabel('Mot de passe').inputValue()).toBe(PASSWORD);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('auth')))).toEqual([]);

  await database.unsafe(String(kept?.source));
  await database.end();
  await create();
  await page.getByText('Compte administrateur créé avec succès').waitFor();
  await page.waitForURL('**/admin/editor');
});

it('signing out works offline; signing in reports failures, keeps the password, and sends one request', async () => {
  await page.route('**/auth/**', (route) => route.abort());
  await button(page, 'Se déconnecter').click();
  await heading('Connexion Administrateur').waitFor();
  expect(await session()).toBeNull();

  await page.goto(`${site.url}/admin/auth?${new URLSearchParams({ vers: '//ailleurs.exemple/admin/editor' })}`);
  await type();
  await button(page, 'Se connecter').click();
  await expect.poll(message).toContain('Le serveur ne répond pas.');
  await page.unroute('**/auth/**');
  await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 500, json: {} }));
  await button(page, 'Se connecter').click();
  await expect.poll(message).toBe('Une erreur est survenue. Recharge la page, puis réessaie.');
  expect(await page.getByLabel('Mot de passe').inputValue()).toBe(PASSWORD);
  await page.unroute('**/auth/v1/token*');

  let count = 0;
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/auth/v1/token*', async (route) => {
    count += 1;
    await gate.promise;
    await route.continue();
  });
  await button(page, 'Se connecter').click();
  // Presses the button although it is marked as disabled.
  await button(page, 'Connexion…').click({ force: true });
  gate.resolve(undefined);
  await heading('Gestion des articles').waitFor();
  expect(count).toBe(1);
  expect(new URL(page.url())).toMatchObject({ origin: site.url, pathname: '/admin/editor' });
  await page.unroute('**/auth/v1/token*');
});

it('an invitation works once; a member changes the password; the last administrator cannot be removed', async () => {
  await page.goto(`${site.url}/admin/equipe`);
  await button(page, 'Inviter quelqu’un').click();
  await page.getByLabel('Adresse e-mail').fill('lea@exemple.fr');
  await page.getByRole('radio', { name: 'Rédaction', exact: true }).check();
  await button(page, 'Créer l’invitation').click();
  const link = await page.getByLabel('Lien à transmettre').inputValue();
  await button(page, 'Fermer').click();
  const [lea, late] = [await open(link), await open(link)];
  // The page was opened before the invitation is used, so it still shows the form.
  await late.getByLabel('Ton nom').waitFor();
  for (const [who, name] of [
    [lea, 'Léa'],
    [late, 'Intruse'],
  ] as const) {
    await who.getByLabel('Ton nom').fill(name);
    await who.getByLabel('Mot de passe').fill(PASSWORD);
    await button(who, 'Rejoindre l’équipe').click();
    if (who === lea) await who.waitForURL('**/admin/editor');
  }
  await late.getByText(/ne mène plus nulle part/).waitFor();

  await lea.getByRole('link', { name: 'Mon compte' }).click();
  await lea.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await lea.getByLabel('Nouveau mot de passe').fill('une autre phrase bien longue');
  await button(lea, 'Changer le mot de passe').click();
  await lea.getByText(/Mot de passe changé/).waitFor();
  await lea.getByText('Cet appareil').waitFor();

  await button(page, `Retirer ${ADMINISTRATOR.split('@')[0]} de l’équipe`).click();
  await button(page, 'Retirer').click();
  await page.getByText(/garde au moins une personne qui l’administre/).waitFor();
});

it('the sign-in form asks to wait after ten wrong passwords for the same account', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await site.visitor().auth.signInWithPassword({ email: ADMINISTRATOR, password: 'une devinette' });
  }
  page = await open(`${site.url}/admin/auth`);
  await type();
  await button(page, 'Se connecter').click();
  await expect.poll(message).toBe('Trop d’essais en peu de temps. Attends quelques minutes, puis réessaie.');
  expect(await page.getByLabel('Mot de passe').inputValue()).toBe(PASSWORD);
});
