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

describe('an article in the editor', () => {
  it('gets its own address by its first save, which keeps the focus, the selection and the undo history', async () => {
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

  it('is scrolled to the top after a reload on a phone, where its unsaved text is offered', async () => {
    const phone = await site.newVisit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await phone.keepSession(site.session);
    const content = '<p>Un paragraphe.</p>'.repeat(40);
    const { id } = await newDraft(site.operator, 'Rechargé en route', { content });
    const page = await openEditor(phone, `/admin/editor/${id}?type=blog`);
    await typeAtEnd(page, ' Presque perdu.');
    await page.locator('[data-place=onThisComputer] time').waitFor();
    // The browser records the scroll position only now and then.
    await page.waitForTimeout(1500);
    // The article arrives after the page is laid out, as on a mobile network.
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

it('an article that is moved to the trash while it is edited keeps its typed text, and is restored with it', async () => {
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

it('an auto-save without network reports its failure after the retries, and is done once the network is back', async () => {
  const { id } = await newDraft(site.operator, 'Dans le tunnel');
  await visit.context.clock.install();
  const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  await typeAtEnd(page, ' Sans réseau.');
  await visit.context.setOffline(true);
  await page.clock.fastForward(60_000);
  await expect
    .poll(async () => {
      // The editor makes three more attempts.
      await page.clock.fastForward(1500);
      return page.locator('[data-saving]').getByText('Erreur de sauvegarde : le serveur ne répond pas').count();
    })
    .toBe(1);
  await visit.context.setOffline(false);
  await expect.poll(async () => (await articleOf('Dans le tunnel'))?.content).toBe('<p>Déjà là. Sans réseau.</p>');
});

const AUTO_SAVE = 60_000;

it('an auto-save reports its success at the bottom right, for about 2 s', async () => {
  const { id } = await newDraft(site.operator, 'Sauvé tout seul');
  await visit.context.clock.install();
  const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  await typeAtEnd(page, ' Et encore.');
  // The clock is paused, so that the message stays.
  await page.clock.pauseAt(Date.now() + AUTO_SAVE + 1000);
  await toast(page, 'Sauvegarde réussie').waitFor();
  const place = await page.locator('.toasts').boundingBox();
  expect(place && place.x + place.width).toBeGreaterThan(1280 * 0.8);
  expect(place && place.y + place.height).toBeGreaterThan(900 * 0.8);
  expect(await articleOf('Sauvé tout seul')).toMatchObject({ content: '<p>Déjà là. Et encore.</p>' });
  await page.clock.runFor(2500);
  await toast(page, 'Sauvegarde réussie').waitFor({ state: 'detached' });
});

it('a publication without network is reported as failed; once online, its text is saved and not published', async () => {
  const { id } = await newDraft(site.operator, 'Publié dans le tunnel');
  await visit.context.clock.install();
  const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
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
  expect(await articleOf('Publié dans le tunnel')).toMatchObject({
    status: 'draft',
    content: '<p>Déjà là. Sans réseau.</p>',
  });
});

it('the auto-save and each button report a refusal without a reason by the database, and keep the typed text', async () => {
  const { id } = await newDraft(site.operator, 'Mal aimé');
  await visit.context.clock.install();
  const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  await typeAtEnd(page, ' Du nouveau.');
  const database = site.copy.database();
  await database.unsafe(`
    create function private.refuse_article() returns trigger language plpgsql as
      $$ begin raise exception using message = '', errcode = 'P0001'; end $$;
    create trigger refuse_article before insert or update on public.blog_posts
      for each row when (new.id = '${id}') execute function private.refuse_article();`);
  await page.clock.fastForward(AUTO_SAVE);
  await toast(page, 'Échec de la sauvegarde automatique').waitFor();
  await page.locator('[data-saving]').getByText('Erreur de sauvegarde : Échec de la sauvegarde').waitFor();
  await button(page, 'Sauvegarder').click();
  await barMessage(page).getByText('Erreur de sauvegarde : Échec de la sauvegarde').waitFor();
  await button(page, 'Publier').click();
  await barMessage(page).getByText('Une erreur est survenue lors de la publication').waitFor();
  expect(await textField(page).innerText()).toBe('Déjà là. Du nouveau.');
  expect(await articleOf('Mal aimé')).toMatchObject({ status: 'draft', content: '<p>Déjà là.</p>' });
  await database.unsafe('drop trigger refuse_article on public.blog_posts; drop function private.refuse_article()');
  await database.end();
});
