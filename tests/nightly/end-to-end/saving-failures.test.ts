import type { Page } from 'playwright';
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAdministeredSite, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
import {
  barMessage,
  button,
  newDraft,
  openEditor,
  saveStatus,
  storedArticle,
  textField,
  toast,
  typeAtEnd,
} from '../../support/editor-page.ts';

let site: AdministeredSite;
let visit: Visit;
let database: Sql;
let isRefusing = false;

beforeAll(async () => {
  site = await startAdministeredSite();
  database = site.copy.database();
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
});
