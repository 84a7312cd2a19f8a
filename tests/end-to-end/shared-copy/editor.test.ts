import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
import {
  barMessage,
  button,
  heading,
  newDraft,
  openEditor,
  storedArticle,
  textField,
  titleField,
  typeAtEnd,
} from '../../support/editor-page.ts';
import { PASSWORD } from '../../support/test-backend.ts';

let site: AdministeredSite;
let visit: Visit;

beforeAll(async () => {
  site = await administerSharedCopy('plume@exemple.fr');
});

beforeEach(async () => {
  visit = await site.newVisit();
  await visit.keepSession(site.session);
});

afterEach(() => visit.context.close());

afterAll(() => site.stop());

const articleOf = (title: string) => storedArticle(site.operator, title);

it('a new article is written, published, and led to once it is online', async () => {
  const page = await openEditor(visit, '/admin/blog/new?type=blog');
  await heading(page, 'Nouvel article').waitFor();
  await titleField(page).fill('Écrit par un essai');
  await typeAtEnd(page, 'Bonjour à tous.');
  await page.getByRole('combobox', { name: 'Tags' }).fill('essai,');
  await page.getByLabel('Premiers messages').check();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Publier').click();
  await page.getByRole('heading', { name: /^Article publié avec succès/ }).waitFor();
  const link = page.getByRole('link', { name: 'Voir l’article' });
  await link.waitFor({ timeout: 120_000 });
  expect(await link.getAttribute('href')).toBe('/blog/ecrit-par-un-essai');
  await link.click();
  await page.getByText('Bonjour à tous.').waitFor();
  expect(await articleOf('Écrit par un essai')).toMatchObject({
    status: 'published',
    content: '<p>Bonjour à tous.</p>',
    tags: ['essai'],
    categories: ['Premiers messages'],
    content_type: 'blog',
  });
  expect(visit.problems).toEqual([]);
});

it('what was never sent is found again by a reload, word for word', async () => {
  const page = await openEditor(visit, '/admin/blog/new');
  await titleField(page).fill('Pas encore envoyé');
  await page.locator('[data-place=onThisComputer] time').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button(page, 'Reprendre ce texte').click();
  await expect.poll(() => titleField(page).inputValue()).toBe('Pas encore envoyé');
});

it('a published article is updated, and leads to the list', async () => {
  const { id } = await newDraft(site.operator, 'À mettre à jour', { status: 'published', slug: 'a-mettre-a-jour' });
  const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  await heading(page, 'Modifier article de blog').waitFor();
  await titleField(page).fill('Mis à jour');
  await button(page, 'Mettre à jour').click();
  await page.waitForURL('**/admin/editor', { timeout: 60_000 });
  expect(await articleOf('Mis à jour')).toMatchObject({ id, slug: 'a-mettre-a-jour', status: 'published' });
});

it('a slug that is taken meanwhile is refused by the database, at its field', async () => {
  const page = await openEditor(visit, '/admin/blog/new?type=blog');
  await titleField(page).fill('Arrivé après');
  await page.getByLabel(/^URL /).fill('une-seule-place');
  await page.getByText('Cette adresse est libre.').waitFor();
  await newDraft(site.operator, 'Arrivé avant', { slug: 'une-seule-place' });
  await button(page, 'Enregistrer comme brouillon').click();
  const error = page.locator('.field-error').getByText('Cette adresse est déjà prise. Choisis-en une autre.');
  await error.first().waitFor();
  expect(await titleField(page).inputValue()).toBe('Arrivé après');
  expect(await articleOf('Arrivé après')).toBeNull();
  await page.getByLabel(/^URL /).fill('encore-une-place');
  await button(page, 'Enregistrer comme brouillon').click();
  await page.waitForURL('**/admin/editor?tab=drafts');
  expect(await articleOf('Arrivé après')).toMatchObject({ slug: 'encore-une-place', status: 'draft' });
});

it('an article that goes to the trash under one’s hands keeps its text, and comes back with it', async () => {
  const { id } = await newDraft(site.operator, 'Retiré sous mes doigts');
  const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  await typeAtEnd(page, ' Encore un mot.');
  const deletion = { deleted_at: new Date().toISOString() };
  await site.operator.from('blog_posts').update(deletion).eq('id', id).throwOnError();
  await button(page, 'Sauvegarder').click();
  await barMessage(page).getByText('Cet article est dans la corbeille.').waitFor();
  expect(await textField(page).innerText()).toBe('Déjà là. Encore un mot.');
  await button(page, 'Restaurer l’article').click();
  await expect
    .poll(() => articleOf('Retiré sous mes doigts'))
    .toMatchObject({ deleted_at: null, content: '<p>Déjà là. Encore un mot.</p>' });
});

it('an auto-save that the network keeps from the server says so, and is done once it is back', async () => {
  const { id } = await newDraft(site.operator, 'Dans le tunnel');
  await visit.context.clock.install();
  const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  await typeAtEnd(page, ' Sans réseau.');
  await visit.context.setOffline(true);
  await page.clock.fastForward(60_000);
  await expect
    .poll(async () => {
      // Three more attempts, each after a while.
      await page.clock.fastForward(1500);
      return page.locator('[data-saving]').getByText('Erreur de sauvegarde : le serveur ne répond pas').count();
    })
    .toBe(1);
  await visit.context.setOffline(false);
  await expect.poll(async () => (await articleOf('Dans le tunnel'))?.content).toBe('<p>Déjà là. Sans réseau.</p>');
});

it('a session that has ended is begun again over the text, which is published only when asked again', async () => {
  const page = await openEditor(visit, '/admin/blog/new?type=blog');
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
  await expect.poll(() => articleOf('Hors session')).toMatchObject({ status: 'draft', content: '<p>Un texte.</p>' });
  expect(await textField(page).innerText()).toBe('Un texte.');
  await button(page, 'Publier').click();
  await page.getByRole('heading', { name: /^Article publié avec succès/ }).waitFor();
});
