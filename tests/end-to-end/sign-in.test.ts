import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../tools/measure/chromium.ts';
import { SESSION_KEY } from '../../src/core/privacy/storage-keys.ts';
import { PASSWORD } from '../support/accounts.ts';
import { axeViolations } from '../support/axe.ts';
import { newInstallation, type Installation } from '../support/installation.ts';

const EMAIL = 'redaction@exemple.fr';

let site: Installation;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([newInstallation(inject('publishedCopy')), launchChromium()]);
  await site.start();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
});

afterEach(() => context.close());

afterAll(async () => {
  await browser.close();
  await site.remove();
});

/** An answer may need several requests, of a server that is busy. */
const PATIENTLY = { timeout: 30_000 };

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const signInButton = () => page.getByRole('button', { name: 'Se connecter' });
const creationButton = () => page.getByRole('button', { name: 'Créer Admin Initial' });
const session = () => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);

async function open(address: string): Promise<void> {
  await page.goto(site.url + address);
  await title('Connexion Administrateur').waitFor();
}

async function type(email: string, password: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
}

async function expectMessage(text: string): Promise<void> {
  await expect.poll(() => page.locator('.form-status').textContent(), PATIENTLY).toBe(text);
}

/** Expects typed answers to survive a failure. */
async function expectAnswersKept(email: string, password: string): Promise<void> {
  expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(email);
  expect(await page.getByLabel('Mot de passe').inputValue()).toBe(password);
}

it('a site without administrator refuses a weak password, gets its first administrator, and then no other', async () => {
  await page.goto(`${site.url}/admin/editor/12?type=blog`);
  await title('Connexion Administrateur').waitFor();
  const late = await context.newPage();
  await late.goto(`${site.url}/admin/auth`);
  await late.getByRole('button', { name: 'Créer Admin Initial' }).waitFor();

  await type(EMAIL, 'coquelicot');
  await creationButton().click();
  await page.getByText(/Choisis un mot de passe d’au moins 10 caractères/).waitFor();
  await expectAnswersKept(EMAIL, 'coquelicot');
  expect(await session()).toBeNull();
  await type(EMAIL, PASSWORD);
  await creationButton().click();
  await page.waitForURL('**/admin/editor/12?type=blog');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await title('Connexion Administrateur').waitFor();
  expect(await session()).toBeNull();

  await late.getByLabel('Adresse e-mail').fill('intrus@exemple.fr');
  await late.getByLabel('Mot de passe').fill(PASSWORD);
  await late.getByRole('button', { name: 'Créer Admin Initial' }).click();
  await expect
    .poll(() => late.locator('.form-status').textContent(), PATIENTLY)
    .toBe(
      'Un administrateur existe déjà. Connecte-toi, ou demande une invitation à la personne qui administre le site.',
    );
  await late.reload();
  await late.getByRole('button', { name: 'Se connecter' }).waitFor();
  await late.waitForLoadState('networkidle');
  expect(await late.getByRole('button', { name: 'Créer Admin Initial' }).count()).toBe(0);
});

describe('an administrator', () => {
  it('signs in by keyboard, stays signed in, and finds the tools on the cards', async () => {
    await open('/admin');
    await page.getByLabel('Adresse e-mail').focus();
    await page.keyboard.type(EMAIL);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/editor');
    await page.reload();
    await title('Gestion des articles').waitFor();
    await page.goto(`${site.url}/admin/auth`);
    await page.waitForURL('**/admin/editor');
    await page.getByRole('link', { name: 'Voir le site' }).click();
    await page.locator('.admin-tools').first().waitFor();
  });

  it('who sends nothing, or a wrong password, is told so', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await open('/admin');
    await signInButton().click();
    await page.getByText('Il nous faut ton adresse e-mail.').waitFor();
    await page.getByText('Il nous faut ton mot de passe.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await type(EMAIL, 'un autre mot de passe');
    await signInButton().click();
    await expectMessage('Adresse ou mot de passe incorrect. Vérifie les deux, puis réessaie.');
    await expectAnswersKept(EMAIL, 'un autre mot de passe');
  });
});

it('a member without that role is refused, and not kept signed in', async () => {
  await site.operator().auth.signUp({ email: 'membre@exemple.fr', password: PASSWORD });
  await open('/admin');
  await type('membre@exemple.fr', PASSWORD);
  await signInButton().click();
  await expectMessage(
    'Accès non autorisé. Ce compte n’a pas de rôle ici : demande à la personne qui administre le site.',
  );
  expect(await session()).toBeNull();
});
