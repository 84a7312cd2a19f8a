import type { Page } from 'playwright';
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startAdministeredSite, type AdministeredSite, type Visit } from '../support/administered-site.ts';
import {
  barMessage,
  button,
  newDraft,
  openEditor,
  saveStatus,
  storedArticle,
  textField,
  titleField,
  toast,
  typeAtEnd,
} from '../support/editor-page.ts';
import { PASSWORD } from '../support/test-backend.ts';

const EMAIL = 'redaction@exemple.fr';

let site: AdministeredSite;
let visit: Visit;
let database: Sql;
let isRefusing = false;

beforeAll(async () => {
  site = await startAdministeredSite(inject('publishedCopy'));
  database = site.installation.database();
});

beforeEach(async () => {
  visit = await site.newVisit();
  await visit.keepSession(site.session);
});

afterEach(async () => {
  await visit.context.close();
  if (isRefusing) await database`drop trigger refuse_articles on public.blog_posts`;
  isRefusing = false;
});

afterAll(async () => {
  await database.end();
  await site.stop();
});

/** Has the database refuse every write of an article, without a word. */
async function refuseArticles(): Promise<void> {
  isRefusing = true;
  await database.unsafe(`
    create or replace function private.refuse_articles() returns trigger language plpgsql as
      $$ begin raise exception using message = '', errcode = 'P0001'; end $$;
    create trigger refuse_articles before insert or update on public.blog_posts
      for each row execute function private.refuse_articles();`);
}

/** Opens an article whose time the test may let pass. */
async function openWithClock(id: string): Promise<Page> {
  await visit.context.clock.install();
  return openEditor(visit, `/admin/editor/${id}?type=blog`);
}

const AUTO_SAVE = 60_000;

describe('an auto-save', () => {
  it('says for 2 s that it succeeded, at the bottom right', async () => {
    const { id } = await newDraft(site.operator, 'Sauvé tout seul');
    const page = await openWithClock(id);
    await typeAtEnd(page, ' Et encore.');
    // The clock stands still then: however long it takes to look, the message is there.
    await page.clock.pauseAt(Date.now() + AUTO_SAVE + 1000);
    await toast(page, 'Sauvegarde réussie').waitFor();
    const place = await page.locator('.toasts').boundingBox();
    expect(place && place.x + place.width).toBeGreaterThan(1280 * 0.8);
    expect(place && place.y + place.height).toBeGreaterThan(900 * 0.8);
    expect(await storedArticle(site.operator, 'Sauvé tout seul')).toMatchObject({
      content: '<p>Déjà là. Et encore.</p>',
    });
    await page.clock.runFor(2500);
    await toast(page, 'Sauvegarde réussie').waitFor({ state: 'detached' });
  });

  it('that the network keeps from the server says so, keeps the text here, and is done once it is back', async () => {
    const { id } = await newDraft(site.operator, 'Dans le tunnel');
    const page = await openWithClock(id);
    await typeAtEnd(page, ' Sans réseau.');
    await visit.context.setOffline(true);
    await page.clock.fastForward(AUTO_SAVE);
    await expect
      .poll(async () => {
        // Three more attempts, each after a while.
        await page.clock.fastForward(1500);
        return toast(page, 'Échec de la sauvegarde automatique').count();
      })
      .toBe(1);
    await toast(page, 'Veuillez réessayer ou vérifier votre connexion').waitFor();
    await saveStatus(page).getByText('Erreur de sauvegarde : le serveur ne répond pas').waitFor();
    await visit.context.setOffline(false);
    await expect
      .poll(async () => (await storedArticle(site.operator, 'Dans le tunnel'))?.content)
      .toBe('<p>Déjà là. Sans réseau.</p>');
  });

  it('that the database refuses says so', async () => {
    const { id } = await newDraft(site.operator, 'Refusé tout seul');
    const page = await openWithClock(id);
    await typeAtEnd(page, ' Refusé.');
    await refuseArticles();
    await page.clock.fastForward(AUTO_SAVE);
    await toast(page, 'Échec de la sauvegarde automatique').waitFor();
    await saveStatus(page).getByText('Erreur de sauvegarde : Échec de la sauvegarde').waitFor();
    expect(await textField(page).innerText()).toBe('Déjà là. Refusé.');
  });

  it('is not done without a title, which is said at the field', async () => {
    const { id } = await newDraft(site.operator, 'Bientôt sans nom');
    const page = await openWithClock(id);
    let writes = 0;
    page.on('request', (request) => (writes += Number(request.url().includes('/rpc/save_article'))));
    await titleField(page).fill('   ');
    await page.getByText('Le titre ne peut pas être vide').waitFor();
    await page.clock.fastForward(AUTO_SAVE);
    await page.clock.fastForward(AUTO_SAVE);
    expect(writes).toBe(0);
    expect(await button(page, 'Sauvegarder').isDisabled()).toBe(true);
  });
});

describe('a publication without answer', () => {
  it('is said to have failed, and is not done once the network is back: its text is saved', async () => {
    const { id } = await newDraft(site.operator, 'Publié dans le tunnel');
    const page = await openWithClock(id);
    await typeAtEnd(page, ' Sans réseau.');
    await visit.context.setOffline(true);
    await button(page, 'Publier').click();
    const told = barMessage(page).getByText('réessaie quand la connexion est revenue');
    await expect
      .poll(async () => {
        await page.clock.fastForward(1500);
        return told.count();
      })
      .toBe(1);
    await visit.context.setOffline(false);
    await barMessage(page).getByText('Ton texte est enregistré, mais pas publié').waitFor();
    expect(await storedArticle(site.operator, 'Publié dans le tunnel')).toMatchObject({
      status: 'draft',
      content: '<p>Déjà là. Sans réseau.</p>',
    });
    await button(page, 'Publier').click();
    await page.getByRole('heading', { name: /^Article publié avec succès/ }).waitFor();
  });
});

describe('a database that refuses without a word', () => {
  it('is told of at each button, and what was typed is still there', async () => {
    const { id } = await newDraft(site.operator, 'Mal aimé');
    const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
    await typeAtEnd(page, ' Du nouveau.');
    await refuseArticles();
    await button(page, 'Sauvegarder').click();
    await barMessage(page).getByText('Erreur de sauvegarde : Échec de la sauvegarde').waitFor();
    await button(page, 'Publier').click();
    await barMessage(page).getByText('Une erreur est survenue lors de la publication').waitFor();
    expect(await textField(page).innerText()).toBe('Déjà là. Du nouveau.');
    expect(await storedArticle(site.operator, 'Mal aimé')).toMatchObject({
      status: 'draft',
      content: '<p>Déjà là.</p>',
    });
  });

  it('is told of at an update of a published article', async () => {
    const { id } = await newDraft(site.operator, 'Mal aimé en ligne', { status: 'published', slug: 'mal-aime' });
    const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
    await typeAtEnd(page, ' Du nouveau.');
    await refuseArticles();
    await button(page, 'Mettre à jour').click();
    await toast(page, 'Erreur lors de la mise à jour de l’article : Erreur inconnue').waitFor();
    expect(await textField(page).innerText()).toBe('Déjà là. Du nouveau.');
    expect(await button(page, 'Mettre à jour').isEnabled()).toBe(true);
  });
});

describe('a session that has ended', () => {
  const ownSession = async () => {
    const client = site.installation.visitor();
    const { data } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    return JSON.stringify(data.session);
  };

  it('asks to sign in again over the text, and publishes only when asked again', async () => {
    const own = await site.newVisit();
    await own.keepSession(await ownSession());
    const page = await openEditor(own, '/admin/blog/new?type=blog');
    await titleField(page).fill('Hors session');
    await typeAtEnd(page, 'Un texte.');
    // At once: whatever asks the database next is told as well.
    await button(page, 'Publier').evaluate((pressed) => {
      localStorage.clear();
      (pressed as HTMLButtonElement).click();
    });
    const dialog = page.getByRole('dialog', { name: 'Ta session a expiré' });
    await dialog.waitFor();
    await barMessage(page).getByText('Non authentifié.').waitFor();
    await dialog.getByLabel('Mot de passe').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Me reconnecter' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => storedArticle(site.operator, 'Hors session'))
      .toMatchObject({ status: 'draft', content: '<p>Un texte.</p>' });
    expect(await textField(page).innerText()).toBe('Un texte.');
    await button(page, 'Publier').click();
    await page.getByRole('heading', { name: /^Article publié avec succès/ }).waitFor();
    await own.context.close();
  });
});
