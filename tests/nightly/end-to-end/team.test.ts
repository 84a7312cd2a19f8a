import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../tools/measure/chromium.ts';
import { PASSWORD } from '../../support/accounts.ts';
import { newInstallation, type Installation } from '../../support/installation.ts';

/** A team of four: invited, signed in, with other roles, and removed. */

const ADMINISTRATOR = 'redaction@exemple.fr';

let site: Installation;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([newInstallation(inject('publishedCopy')), launchChromium()]);
  await site.start();
  const first = await site.member(ADMINISTRATOR);
  await first.rpc('claim_first_admin').throwOnError();
});

afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser.close();
  await site.remove();
});

/** Opens an address in a browser of its own. */
async function open(address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(60_000);
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const roleOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Membres' }).getByRole('listitem').filter({ hasText: name });

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await button(page, 'Se connecter').click();
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

it('a team of four is invited, signs in, changes roles, and is left', async () => {
  const administrator = await open(`${site.url}/admin/equipe`);
  await signIn(administrator, ADMINISTRATOR);
  await heading(administrator, 'Équipe').waitFor();
  const links: string[] = [];
  for (const [email, role] of [
    ['camille@exemple.fr', 'Administration'],
    ['lea@exemple.fr', 'Rédaction'],
    ['noe@exemple.fr', 'Contribution'],
  ] as const) {
    links.push(await invite(administrator, email, role));
  }
  const [camille, lea, noe] = await Promise.all(
    ['Camille', 'Léa', 'Noé'].map((name, index) => join(links[index] ?? '', name)),
  );
  if (!camille || !lea || !noe) throw new Error('Somebody is missing');

  // A link serves once.
  const late = await open(links[1] ?? '');
  await late.getByLabel('Ton nom').fill('Intruse');
  await late.getByLabel('Mot de passe').fill(PASSWORD);
  await button(late, 'Rejoindre l’équipe').click();
  await late.getByText(/ne mène plus nulle part/).waitFor();

  // Only administrators have the screen of the team.
  expect(await lea.getByRole('link', { name: 'Équipe' }).count()).toBe(0);
  await camille.getByRole('link', { name: 'Équipe' }).click();
  await roleOf(camille, 'noe@exemple.fr').getByText('Contribution', { exact: true }).waitFor();
  await button(camille, 'Changer le rôle de Noé').click();
  await camille.getByRole('radio', { name: 'Rédaction', exact: true }).check();
  await button(camille, 'Enregistrer').click();
  await roleOf(camille, 'noe@exemple.fr').getByText('Rédaction', { exact: true }).waitFor();
  expect((await site.operator().from('members').select('role').eq('name', 'Noé').single()).data?.role).toBe('editor');

  // A password is changed for the one that is known.
  const next = 'une autre phrase bien longue';
  await lea.getByRole('link', { name: 'Mon compte' }).click();
  await lea.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await lea.getByLabel('Nouveau mot de passe').fill(next);
  await button(lea, 'Changer le mot de passe').click();
  await lea.getByText(/Mot de passe changé/).waitFor();
  await lea.getByText('Cette session').waitFor();

  // A member is removed while it writes: the text stays on its device.
  await lea.goto(`${site.url}/admin/blog/new?type=blog`);
  await button(camille, 'Retirer Léa de l’équipe').click();
  await button(camille, 'Retirer').click();
  await camille.getByText('Léa ne fait plus partie de l’équipe.').waitFor();
  await lea.getByLabel(/^Titre de l’/).fill('Resté chez Léa');
  await expect.poll(() => keptCount(lea)).toBeGreaterThan(0);
  const titles = await site.operator().from('blog_posts').select('id').eq('title', 'Resté chez Léa');
  expect(titles.data).toEqual([]);
  await lea.reload();
  await signIn(lea, 'lea@exemple.fr', next);
  await lea.getByText(/^Accès non autorisé/).waitFor();
  expect(await keptCount(lea)).toBeGreaterThan(0);

  // The last administrator can neither go nor give the role up.
  await button(camille, `Retirer ${ADMINISTRATOR.split('@')[0]} de l’équipe`).click();
  await button(camille, 'Retirer').click();
  await roleOf(camille, ADMINISTRATOR).waitFor({ state: 'detached' });
  await button(camille, 'Retirer Camille de l’équipe').click();
  await button(camille, 'Retirer').click();
  await camille.getByText(/garde au moins une personne qui l’administre/).waitFor();
});

it('without mail, a forgotten password is asked of somebody, and a link replaces it', async () => {
  const page = await open(`${site.url}/admin/auth`);
  await page.getByRole('link', { name: /Mot de passe oublié/ }).click();
  await page.getByLabel('Adresse e-mail').fill('noe@exemple.fr');
  await button(page, 'Recevoir un lien').click();
  await page.getByText(/n’envoie pas d’e-mails/).waitFor();
  const operator = site.operator();
  const { data: noe } = await operator.from('members').select('id').eq('name', 'Noé').single().throwOnError();
  const { data: link } = await operator.rpc('create_password_link', { member_id: noe.id }).throwOnError();
  const { token } = link as unknown as { token: string };
  const reset = await open(`${site.url}/admin/mot-de-passe#${token}`);
  await reset.getByLabel('Nouveau mot de passe').fill('une phrase que Noé retient');
  await button(reset, 'Enregistrer et me connecter').click();
  await heading(reset, 'Gestion des articles').waitFor();
});

/** How much of texts this browser keeps. */
function keptCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('coquelicot-journal-2', 1);
        request.onsuccess = () => {
          const count = request.result.transaction('entries').objectStore('entries').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
  );
}
