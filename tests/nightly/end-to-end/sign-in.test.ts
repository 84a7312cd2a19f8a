import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../tools/measure/chromium.ts';
import { SESSION_KEY } from '../../../src/core/privacy/storage-keys.ts';
import { PASSWORD } from '../../support/accounts.ts';
import { newInstallation, type Installation } from '../../support/installation.ts';

const EMAIL = 'redaction@exemple.fr';

let site: Installation;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([newInstallation(inject('publishedCopy')), launchChromium()]);
  await site.start();
  const administrator = await site.member(EMAIL);
  await administrator.rpc('claim_first_admin').throwOnError();
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

/** The typed text is still there after a failure. */
async function expectAnswersKept(email: string, password: string): Promise<void> {
  expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(email);
  expect(await page.getByLabel('Mot de passe').inputValue()).toBe(password);
}

describe('an administrator', () => {
  it('is told of a server that does not answer, and may try again', async () => {
    await open('/admin');
    await type(EMAIL, PASSWORD);
    await context.route('**/auth/v1/token*', (route) => route.abort());
    await signInButton().click();
    await expect
      .poll(() => page.locator('.form-status').textContent(), PATIENTLY)
      .toContain('Le serveur ne répond pas.');
    await expectAnswersKept(EMAIL, PASSWORD);
    await context.unroute('**/auth/v1/token*');
    await signInButton().click();
    await title('Gestion des articles').waitFor();
  });

  it('is told of a provider that fails without a word', async () => {
    await open('/admin');
    await type(EMAIL, PASSWORD);
    await context.route('**/auth/v1/token*', (route) => route.fulfill({ status: 500, json: {} }));
    await signInButton().click();
    await expectMessage('Une erreur est survenue. Recharge la page, puis réessaie.');
    await expectAnswersKept(EMAIL, PASSWORD);
  });

  it('who signs out where the server is out of reach leaves nothing behind', async () => {
    await open('/admin');
    await type(EMAIL, PASSWORD);
    await signInButton().click();
    await title('Gestion des articles').waitFor();
    await context.route('**/auth/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await title('Connexion Administrateur').waitFor();
    expect(await session()).toBeNull();
  });

  it('sends once, says so meanwhile, and is led to no other place than the back office', async () => {
    await open(`/admin/auth?${new URLSearchParams({ vers: '//ailleurs.exemple/admin/editor' })}`);
    await type(EMAIL, PASSWORD);
    let count = 0;
    const gate = Promise.withResolvers<undefined>();
    await context.route('**/auth/v1/token*', async (route) => {
      count += 1;
      await gate.promise;
      await route.continue();
    });
    await signInButton().click();
    // Marked as disabled, and pressed all the same.
    await page.getByRole('button', { name: 'Connexion…' }).click({ force: true });
    gate.resolve(undefined);
    await title('Gestion des articles').waitFor();
    expect(count).toBe(1);
    expect(new URL(page.url())).toMatchObject({ origin: site.url, pathname: '/admin/editor' });
  });
});

describe('somebody else', () => {
  it('who guesses is told to wait, after ten attempts', async () => {
    await open('/admin');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await site.visitor().auth.signInWithPassword({ email: EMAIL, password: 'une devinette' });
    }
    await type(EMAIL, PASSWORD);
    await signInButton().click();
    await expectMessage('Trop d’essais en peu de temps. Attends quelques minutes, puis réessaie.');
    await expectAnswersKept(EMAIL, PASSWORD);
  });
});
