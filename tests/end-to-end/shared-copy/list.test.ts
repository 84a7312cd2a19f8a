import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administerSharedCopy, undoButton, type AdministeredSite } from '../../support/administered-site.ts';
import { button, newDraft, storedArticle } from '../../support/editor-page.ts';

let site: AdministeredSite;

beforeAll(async () => {
  site = await administerSharedCopy('liste@exemple.fr');
});
afterAll(() => site.stop());

const titles = (page: Page) => page.locator('tbody th a').allTextContents();

it('the list of articles finds an article, deletes it after confirmation, restores it, and renames it', async () => {
  await newDraft(site.operator, 'Au rangement, pour commencer');
  await newDraft(site.operator, 'Rangement, pour finir');
  const visit = await site.newVisit();
  await visit.keepSession(site.session);
  await visit.context.clock.install();
  const page = await visit.open('/admin/editor?tab=drafts');
  await page.getByLabel('Chercher un article').fill('RANGEMENT');
  await page.waitForURL('**recherche=RANGEMENT**');
  await page.getByRole('columnheader', { name: 'Titre' }).getByRole('button').click();
  // Articles with a similar word follow.
  await expect
    .poll(async () => (await titles(page)).slice(0, 2))
    .toEqual(['Au rangement, pour commencer', 'Rangement, pour finir']);

  await button(page, 'Supprimer «\u00a0Rangement, pour finir\u00a0»').click();
  // The page's clock is paused, so that the offer to undo does not expire on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page.getByRole('dialog'), 'Supprimer').click();
  const isThere = async () => {
    await visit.pass(10);
    return (await undoButton(page).count()) === 0 || (await titles(page)).includes('Rangement, pour finir');
  };
  await expect.poll(isThere).toBe(false);
  expect((await storedArticle(site.operator, 'Rangement, pour finir'))?.deleted_at).not.toBeNull();
  await undoButton(page).click();
  await page.clock.resume();
  await expect.poll(() => titles(page)).toContain('Rangement, pour finir');
  expect(await storedArticle(site.operator, 'Rangement, pour finir')).toMatchObject({ deleted_at: null });

  await button(page, 'Optimiser les titres').click();
  const dialog = page.getByRole('dialog', { name: 'Optimiser les titres' });
  await dialog
    .getByLabel('Colle ici une ligne par article')
    .fill('Rangement, pour finir → Un titre neuf\nJamais vu => Rien');
  await button(dialog, 'Ajouter au tableau').click();
  await dialog.getByText('Trouvé').waitFor();
  await dialog.getByText('Aucun article n’a ce titre').waitFor();
  await button(dialog, 'Appliquer').click();
  await expect.poll(() => storedArticle(site.operator, 'Un titre neuf')).not.toBeNull();
  expect(visit.problems).toEqual([]);
});
