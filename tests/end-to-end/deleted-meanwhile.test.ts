import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { startAdministeredSite, type AdministeredSite, type Visit } from '../support/administered-site.ts';
import {
  barMessage,
  button,
  newDraft,
  openEditor,
  storedArticle,
  textField,
  toast,
  typeAtEnd,
} from '../support/editor-page.ts';

let site: AdministeredSite;
let visit: Visit;

beforeAll(async () => {
  site = await startAdministeredSite(inject('publishedCopy'));
});

beforeEach(async () => {
  visit = await site.newVisit();
  await visit.keepSession(site.session);
});

afterEach(() => visit.context.close());

afterAll(() => site.stop());

/** Puts an article into the trash, as somebody else does. */
async function remove(id: string): Promise<void> {
  const deletion = { deleted_at: new Date().toISOString() };
  await site.operator.from('blog_posts').update(deletion).eq('id', id).throwOnError();
}

it('an article under one’s hands is said to be in the trash, keeps its text, and comes back with it', async () => {
  const { id } = await newDraft(site.operator, 'Retiré sous mes doigts');
  const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  await typeAtEnd(page, ' Encore un mot.');
  await remove(id);
  await button(page, 'Sauvegarder').click();
  await barMessage(page).getByText('Cet article est dans la corbeille.').waitFor();
  await page.getByText('Cet article vient d’être mis à la corbeille. Ton texte est gardé').waitFor();
  expect(await textField(page).innerText()).toBe('Déjà là. Encore un mot.');
  await button(page, 'Restaurer l’article').click();
  await toast(page, 'Article restauré').waitFor();
  await expect
    .poll(() => storedArticle(site.operator, 'Retiré sous mes doigts'))
    .toMatchObject({ deleted_at: null, content: '<p>Déjà là. Encore un mot.</p>' });
});

it('an article that is no more is not duplicated, neither in the editor nor in the list', async () => {
  const { id } = await newDraft(site.operator, 'Plus là');
  const editor = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  const list = await visit.open('/admin/editor?tab=drafts');
  const copyButton = list.getByRole('button', { name: 'Dupliquer «\u00a0Plus là\u00a0»' });
  await copyButton.waitFor();
  await remove(id);
  await button(editor, 'Dupliquer').click();
  await toast(editor, 'Erreur lors de la duplication de l’article').waitFor();
  await copyButton.click();
  await toast(list, 'Erreur lors de la duplication de l’article').waitFor();
  await list.getByText('Il n’existe plus : la liste a changé entre-temps.').waitFor();
  await copyButton.waitFor({ state: 'detached' });
  const { data } = await site.operator.from('blog_posts').select('id').ilike('title', 'Plus là%').throwOnError();
  expect(data).toHaveLength(1);
});

it('an article that another person has deleted from the list is deleted once', async () => {
  const { id } = await newDraft(site.operator, 'Deux fois jeté');
  const page = await visit.open('/admin/editor?tab=drafts');
  const removeButton = page.getByRole('button', { name: 'Supprimer «\u00a0Deux fois jeté\u00a0»' });
  await removeButton.waitFor();
  await remove(id);
  await removeButton.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('row').filter({ hasText: 'Deux fois jeté' }).waitFor({ state: 'detached' });
});
