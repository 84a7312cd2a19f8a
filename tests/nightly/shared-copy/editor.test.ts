import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  toast,
  typeAtEnd,
} from '../../support/editor-page.ts';
import { axeViolations } from '../../support/axe.ts';

let site: AdministeredSite;

let visit: Visit;

beforeAll(async () => {
  site = await administerSharedCopy('nuit-plume@exemple.fr');
});

beforeEach(async () => {
  visit = await site.newVisit();
  await visit.keepSession(site.session);
});

afterEach(() => visit.context.close());

afterAll(() => site.stop());

const open = (address: string) => openEditor(visit, address);

const articleOf = (title: string) => storedArticle(site.operator, title);

beforeAll(async () => {
  site = await administerSharedCopy('plume@exemple.fr');
});

describe('a new article', () => {
  it('gets an address of its own by its first save, and nobody loses their place in the text', async () => {
    const page = await open('/admin/blog/new?type=blog');
    await titleField(page).fill('Sa propre adresse');
    const isCut = (url: URL) => url.pathname.endsWith('/rpc/save_article');
    await page.route(isCut, (route) => route.abort());
    await button(page, 'Enregistrer comme brouillon').click();
    await barMessage(page).getByText('Le serveur ne répond pas.').waitFor({ timeout: 60_000 });
    await typeAtEnd(page, 'Un mot, deux mots.');
    for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.unroute(isCut);
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await page.waitForURL('**/admin/editor/*');
    const { id } = (await articleOf('Sa propre adresse')) ?? {};
    expect(new URL(page.url()).pathname).toBe(`/admin/editor/${id}`);
    await heading(page, 'Modifier article de blog').waitFor();
    expect(await textField(page).evaluate((text) => text === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => String(getSelection()))).toBe('mots.');
    // Text typed with pauses takes several undo steps.
    const takeBack = async () => {
      await page.keyboard.press('Control+z');
      return textField(page).innerText();
    };
    await expect.poll(takeBack).not.toContain('mots');
    expect(visit.problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  });

  it('that is in the trash by now says so at the address that it was begun at, and is restored there', async () => {
    const { id } = await newDraft(site.operator, 'Commencé, puis jeté');
    await site.operator.from('blog_posts').update({ deleted_at: new Date().toISOString() }).eq('id', id).throwOnError();
    const page = await visit.open(`/admin/blog/new?brouillon=${id}&type=blog`);
    await heading(page, 'Cet article est dans la corbeille').waitFor();
    await button(page, 'Restaurer l’article').click();
    await expect.poll(() => titleField(page).inputValue()).toBe('Commencé, puis jeté');
    await page.waitForURL(`**/admin/editor/${id}`);
  });

  it('is offered at the head of the screen after a reload far down the page, on a phone', async () => {
    const phone = await site.newVisit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await phone.keepSession(site.session);
    const content = '<p>Un paragraphe.</p>'.repeat(40);
    const { id } = await newDraft(site.operator, 'Rechargé en route', { content });
    const page = await openEditor(phone, `/admin/editor/${id}?type=blog`);
    await typeAtEnd(page, ' Presque perdu.');
    await page.locator('[data-place=onThisComputer] time').waitFor();
    // The browser notes now and then how far a page is scrolled.
    await page.waitForTimeout(1500);
    // The article comes once the page stands, as it does over the air.
    await page.route('**/rest/v1/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await button(page, 'Reprendre ce texte').waitFor();
    await textField(page).waitFor();
    const footer = await page.locator('.site-footer').boundingBox();
    expect(footer?.y).toBeGreaterThan(740);
    await phone.context.close();
  });
});

/** Puts an article into the trash, as somebody else does. */
async function remove(id: string): Promise<void> {
  const deletion = { deleted_at: new Date().toISOString() };
  await site.operator.from('blog_posts').update(deletion).eq('id', id).throwOnError();
}

it('an article that is no more is not duplicated, neither in the editor nor in the list', async () => {
  const { id } = await newDraft(site.operator, 'Plus là');
  const editor = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  const list = await visit.open('/admin/editor?tab=drafts&recherche=Plus+là');
  const copyButton = list.getByRole('button', { name: 'Dupliquer «\u00a0Plus là\u00a0»' });
  await copyButton.waitFor();
  await remove(id);
  await button(editor, 'Dupliquer').click();
  await toast(editor, 'Erreur lors de la duplication de l’article').waitFor();
  await copyButton.click();
  await list.getByText('Il n’existe plus : la liste a changé entre-temps.').waitFor();
  await copyButton.waitFor({ state: 'detached' });
  const { data } = await site.operator.from('blog_posts').select('id').ilike('title', 'Plus là%').throwOnError();
  expect(data).toHaveLength(1);
});

it('an article that another person has deleted from the list is deleted once', async () => {
  const { id } = await newDraft(site.operator, 'Deux fois jeté');
  const page = await visit.open('/admin/editor?tab=drafts&recherche=Deux+fois');
  const removeButton = page.getByRole('button', { name: 'Supprimer «\u00a0Deux fois jeté\u00a0»' });
  await removeButton.waitFor();
  await remove(id);
  await removeButton.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('row').filter({ hasText: 'Deux fois jeté' }).waitFor({ state: 'detached' });
});

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
