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
    // What was typed with pauses is taken back in several steps.
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
