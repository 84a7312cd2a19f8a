import { request } from 'node:http';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SESSION_KEY } from '../../src/core/privacy/storage-keys.ts';
import { button } from '../support/editor-page.ts';
import { PASSWORD } from '../support/accounts.ts';
import { axeViolations } from '../support/axe.ts';
import { newInstallation, type Installation, type RunningCopy } from '../support/installation.ts';
import { keptCount } from '../support/kept-texts.ts';
import { workerBrowser } from '../support/worker-browser.ts';

/** Follows a new site in order: its first administrator signs in, invites a team, and removes a member. */

const ADMINISTRATOR = 'redaction@exemple.fr';
const NEXT_PASSWORD = 'une autre phrase bien longue';
const PHONE = { viewport: { width: 390, height: 844 } };

const browser = await workerBrowser();
let site: Installation;
let copy: RunningCopy;
/** The page of the first administrator. */
let administrator: Page;

beforeAll(async () => {
  site = await newInstallation(inject('publishedCopy'));
  copy = await site.start({ LOG_FORMAT: 'json' });
});

afterAll(() => site.remove());

/** Opens an address in a browser of its own. */
async function open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const message = (page: Page) => page.locator('.form-status').textContent();
const session = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
const memberNamed = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Membres' }).getByRole('listitem').filter({ hasText: name });

async function type(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
}

/** Invites an address from the screen of the team. @returns the link */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await button(page, 'Inviter quelqu’un').click();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('radio', { name: role, exact: true }).check();
  await button(page, 'Créer l’invitation').click();
  const link = await page.getByLabel('Lien à transmettre').inputValue();
  await button(page, 'Fermer').click();
  return link;
}

async function join(link: string, name: string): Promise<Page> {
  const page = await open(link);
  await page.getByLabel('Ton nom').fill(name);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await button(page, 'Rejoindre l’équipe').click();
  await page.waitForURL('**/admin/editor');
  await heading(page, 'Gestion des articles').waitFor();
  return page;
}

describe('a copy without administrator', () => {
  /** Sends a request with another Host header, which `fetch` cannot. */
  const statusFor = (path: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      request(site.url + path, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  it('answers health checks under any host name, and its metrics only to its own machine', async () => {
    await expect.poll(() => statusFor('/readyz', { host: 'balancer.example' })).toBe(200);
    expect(await statusFor('/healthz', { host: 'balancer.example' })).toBe(200);
    expect(await statusFor('/metrics', {})).toBe(200);
    expect(await statusFor('/metrics', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
    expect(await statusFor('/metrics', { host: 'evil.example' })).toBe(421);
  });

  it('refuses a weak password, accepts its first administrator, and then refuses another one', async () => {
    administrator = await open(`${site.url}/admin/editor/12?type=blog`, PHONE);
    await heading(administrator, 'Connexion Administrateur').waitFor();
    const late = await open(`${site.url}/admin/auth`, PHONE);
    await button(late, 'Créer Admin Initial').waitFor();

    await type(administrator, ADMINISTRATOR, 'coquelicot');
    await button(administrator, 'Créer Admin Initial').click();
    await expect.poll(() => message(administrator)).toMatch(/^Choisis un mot de passe d’au moins 10 caractères/);
    expect(await administrator.getByLabel('Mot de passe').inputValue()).toBe('coquelicot');
    expect(await session(administrator)).toBeNull();
    await type(administrator, ADMINISTRATOR, PASSWORD);
    await button(administrator, 'Créer Admin Initial').click();
    await administrator.waitForURL('**/admin/editor/12?type=blog');
    await button(administrator, 'Rédaction').click();
    await button(administrator, 'Se déconnecter').click();
    await heading(administrator, 'Connexion Administrateur').waitFor();
    expect(await session(administrator)).toBeNull();

    await type(late, 'intrus@exemple.fr', PASSWORD);
    await button(late, 'Créer Admin Initial').click();
    await expect
      .poll(() => message(late))
      .toBe(
        'Un administrateur existe déjà. Connecte-toi, ou demande une invitation à la personne qui administre le site.',
      );
  });
});

it('the sign-in reports missing and wrong answers, works by keyboard, and outlives a reload', async () => {
  await administrator.goto(`${site.url}/admin/auth`);
  await button(administrator, 'Se connecter').click();
  await administrator.getByText('Il nous faut ton adresse e-mail.').waitFor();
  await administrator.getByText('Il nous faut ton mot de passe.').waitFor();
  expect(await axeViolations(administrator)).toEqual([]);
  await type(administrator, ADMINISTRATOR, 'un autre mot de passe');
  await button(administrator, 'Se connecter').click();
  await expect
    .poll(() => message(administrator))
    .toBe('Adresse ou mot de passe incorrect. Vérifie les deux, puis réessaie.');
  expect(await administrator.getByLabel('Adresse e-mail').inputValue()).toBe(ADMINISTRATOR);

  await type(administrator, '', '');
  await administrator.getByLabel('Adresse e-mail').focus();
  await administrator.keyboard.type(ADMINISTRATOR);
  await administrator.keyboard.press('Tab');
  await administrator.keyboard.type(PASSWORD);
  await administrator.keyboard.press('Enter');
  await administrator.waitForURL('**/admin/editor');
  await administrator.reload();
  await heading(administrator, 'Gestion des articles').waitFor();
  await button(administrator, 'Rédaction').click();
  await administrator.getByRole('link', { name: 'Voir le site' }).click();
  await administrator.locator('.admin-tools').first().waitFor();
});

it('members join by invitation, replace a forgotten password, and keep their unsaved text when removed', async () => {
  await administrator.setViewportSize({ width: 1280, height: 900 });
  await administrator.goto(`${site.url}/admin/equipe`);
  await heading(administrator, 'Équipe').waitFor();
  const camille = await join(await invite(administrator, 'camille@exemple.fr', 'Administration'), 'Camille');
  const joined = await join(await invite(administrator, 'lea@exemple.fr', 'Contribution'), 'Léa');
  // Only administrators have the screen of the team.
  expect(await joined.getByRole('link', { name: 'Équipe' }).count()).toBe(0);
  await camille.getByRole('link', { name: 'Équipe' }).click();
  await memberNamed(camille, 'lea@exemple.fr').getByText('Contribution', { exact: true }).waitFor();
  await button(camille, 'Changer le rôle de Léa').click();
  await camille.getByRole('radio', { name: 'Rédaction', exact: true }).check();
  await button(camille, 'Enregistrer').click();
  await memberNamed(camille, 'lea@exemple.fr').getByText('Rédaction', { exact: true }).waitFor();
  const { data: member } = await site.operator().from('members').select('id, role').eq('name', 'Léa').single();
  expect(member?.role).toBe('editor');

  // A copy without mail says that it sends none; a link of the operator replaces the password.
  const forgetful = await open(`${site.url}/admin/auth`);
  await forgetful.getByRole('link', { name: /Mot de passe oublié/ }).click();
  await forgetful.getByLabel('Adresse e-mail').fill('lea@exemple.fr');
  await button(forgetful, 'Recevoir un lien').click();
  await forgetful.getByText(/n’envoie pas d’e-mails/).waitFor();
  const { data: link } = await site.operator().rpc('create_password_link', { member_id: member?.id ?? '' });
  const { token } = link as unknown as { token: string };
  const lea = await open(`${site.url}/admin/mot-de-passe#${token}`);
  await lea.getByLabel('Nouveau mot de passe').fill(NEXT_PASSWORD);
  await button(lea, 'Enregistrer et me connecter').click();
  await heading(lea, 'Gestion des articles').waitFor();

  // A member is removed while writing: the text stays on the device.
  await lea.goto(`${site.url}/admin/blog/new?type=blog`);
  await lea.getByLabel(/^Titre de l’/).waitFor();
  await button(camille, 'Retirer Léa de l’équipe').click();
  await button(camille, 'Retirer').click();
  await camille.getByText('Léa ne fait plus partie de l’équipe.').waitFor();
  await lea.getByLabel(/^Titre de l’/).fill('Resté chez Léa');
  await expect.poll(() => keptCount(lea)).toBeGreaterThan(0);
  const titles = await site.operator().from('blog_posts').select('id').eq('title', 'Resté chez Léa');
  expect(titles.data).toEqual([]);
  await lea.reload();
  await type(lea, 'lea@exemple.fr', NEXT_PASSWORD);
  await button(lea, 'Se connecter').click();
  await lea.getByText(/^Accès non autorisé/).waitFor();
  expect(await session(lea)).toBeNull();
  expect(await keptCount(lea)).toBeGreaterThan(0);
});

it('a copy with LOG_FORMAT=json logs every event as a line of JSON', async () => {
  expect(await copy.stop()).toBe(0);
  const lines = copy.output().trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toContain('info');
  expect(copy.output()).toContain('is served at');
});
