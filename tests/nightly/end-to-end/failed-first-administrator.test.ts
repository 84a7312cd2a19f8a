import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Browser, Page } from 'playwright';
import { launchChromium } from '../../../tools/measure/chromium.ts';
import { PASSWORD } from '../../support/accounts.ts';
import { newInstallation, type Installation } from '../../support/installation.ts';

let site: Installation;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([newInstallation(inject('publishedCopy')), launchChromium()]);
  await site.start();
  page = await browser.newPage();
  await page.goto(`${site.url}/admin/auth`);
  await page.getByLabel('Adresse e-mail').fill('redaction@exemple.fr');
  await page.getByLabel('Mot de passe').fill(PASSWORD);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const create = () => page.getByRole('button', { name: 'Créer Admin Initial' }).click();
const message = () => page.locator('.form-status').textContent();

it('an account that the provider does not name is said not to be there', async () => {
  const asked: URL[] = [];
  await page.route('**/auth/v1/signup*', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ json: {} });
  });
  await create();
  await expect.poll(message).toBe('Échec de la création de l’utilisateur. Recharge la page, puis réessaie.');
  // A mail of confirmation leads back to this site, whatever the project's own address is.
  expect(asked.map(({ searchParams }) => searchParams.get('redirect_to'))).toEqual([`${site.url}/admin`]);
  await page.unroute('**/auth/v1/signup*');
});

it('a database that refuses without a word leaves nobody signed in, and may be asked again', async () => {
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
