import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { startAdministeredSite, type AdministeredSite, type Visit } from '../support/administered-site.ts';
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

const open = (address: string) => openEditor(visit, address);
const articleOf = (title: string) => storedArticle(site.operator, title);

const photo = () =>
  sharp({ create: { width: 1300, height: 700, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer();

describe('a new article', () => {
  it('is written, published, and led to once it is online', async () => {
    const page = await open('/admin/blog/new?type=blog');
    await heading(page, 'Nouvel article').waitFor();
    await titleField(page).fill('Écrit par un essai');
    await textField(page).click();
    await page.keyboard.type('Bonjour à tous.');
    await page.getByRole('combobox', { name: 'Tags' }).fill('essai,');
    await page.getByLabel('Premiers messages').check();
    await button(page, 'Publier').click();
    await page.getByRole('heading', { name: /^Article publié avec succès/ }).waitFor();
    const link = page.getByRole('link', { name: 'Voir l’article' });
    await link.waitFor({ timeout: 120_000 });
    await page.locator('.toasts').getByText('Article publié avec succès').waitFor();
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

  it('becomes a draft, on a phone, with its photo', async () => {
    const page = await open('/admin/blog/new');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await heading(page, 'Nouvelle anecdote').waitFor();
    await titleField(page).fill('Depuis le bus');
    await textField(page).click();
    await page.keyboard.type('Un mot.');
    await page.getByText('Informations de base').click();
    await page
      .getByLabel('Image principale')
      .setInputFiles({ name: 'bus.png', mimeType: 'image/png', buffer: await photo() });
    await page.getByLabel('Texte alternatif').fill('Un coquelicot');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await button(page, 'Enregistrer comme brouillon').click();
    await page.waitForURL('**/admin/editor?tab=drafts');
    await page.getByText('Brouillon enregistré avec succès').waitFor();
    const article = await articleOf('Depuis le bus');
    expect(article).toMatchObject({ status: 'draft', published_at: null, image_alt: 'Un coquelicot' });
    expect(article?.image_url).toMatch(/article-images/);
  });

  it('is found again by a reload, word for word', async () => {
    const page = await open('/admin/blog/new');
    await titleField(page).fill('Pas encore envoyé');
    await page.locator('[data-place=onThisComputer] time').waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await button(page, 'Reprendre ce texte').click();
    await expect.poll(() => titleField(page).inputValue()).toBe('Pas encore envoyé');
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

describe('an article that is there', () => {
  it('is updated, and leads to the list after 3 s', async () => {
    const { id } = await newDraft(site.operator, 'À mettre à jour', { status: 'published', slug: 'a-mettre-a-jour' });
    const page = await open(`/admin/editor/${id}?type=blog`);
    await heading(page, 'Modifier article de blog').waitFor();
    await titleField(page).fill('Mis à jour');
    await button(page, 'Mettre à jour').click();
    await page.getByText('Article mis à jour avec succès').waitFor();
    await page.waitForURL('**/admin/editor');
    expect(await articleOf('Mis à jour')).toMatchObject({ id, slug: 'a-mettre-a-jour', status: 'published' });
  });

  it('is saved, and its copy is another draft', async () => {
    const { id } = await newDraft(site.operator, 'À dupliquer');
    const page = await open(`/admin/editor/${id}`);
    await page.getByLabel('Description', { exact: true }).fill('Une accroche');
    await button(page, 'Sauvegarder').click();
    await page.getByText('Tout est enregistré').or(page.getByText('Sauvegarde réussie').first()).first().waitFor();
    await button(page, 'Dupliquer').click();
    await page.getByText('Article dupliqué avec succès').waitFor();
    await expect.poll(() => page.url()).not.toContain(id);
    const { data } = await site.operator.from('blog_posts').select('status').eq('description', 'Une accroche');
    expect(data).toEqual([{ status: 'draft' }, { status: 'draft' }]);
  });

  it('that goes to the trash is restored from its address', async () => {
    const { id } = await newDraft(site.operator, 'À restaurer');
    await site.operator.from('blog_posts').update({ deleted_at: new Date().toISOString() }).eq('id', id).throwOnError();
    const page = await visit.open(`/admin/editor/${id}`);
    await heading(page, 'Cet article est dans la corbeille').waitFor();
    await button(page, 'Restaurer l’article').click();
    await page.getByText('Article restauré').waitFor();
    await expect.poll(() => titleField(page).inputValue()).toBe('À restaurer');
  });

  it('that never was is said not to be found', async () => {
    const page = await visit.open('/admin/editor/11111111-2222-4333-8444-555555555555');
    await heading(page, 'Article non trouvé').waitFor();
  });
});

describe('what goes wrong', () => {
  const brokenOff = (page: Page, path: string) => page.route(`**/rest/v1/${path}*`, (route) => route.abort());

  it('at loading is said, and tried again', async () => {
    const { id } = await newDraft(site.operator, 'Qui ne vient pas');
    const page = await visit.context.newPage();
    await brokenOff(page, 'rpc/load_article');
    await page.goto(`${site.installation.url}/admin/editor/${id}`);
    await heading(page, 'Erreur lors du chargement de l’article').waitFor();
    await page.unroute('**/rest/v1/rpc/load_article*');
    await button(page, 'Réessayer').click();
    await expect.poll(() => titleField(page).inputValue()).toBe('Qui ne vient pas');
  });

  it('with categories, tags and the copy is said, and everything else works', async () => {
    const { id } = await newDraft(site.operator, 'Entouré de pannes');
    const page = await visit.context.newPage();
    for (const path of ['categories', 'tags', 'rpc/duplicate_article']) await brokenOff(page, path);
    await page.goto(`${site.installation.url}/admin/editor/${id}`);
    await page.getByText('Erreur lors du chargement des catégories').waitFor();
    await page.getByText('Erreur lors du chargement des tags').waitFor();
    await button(page, 'Dupliquer').click();
    await page.getByText('Erreur lors de la duplication de l’article').waitFor();
  });

  it('with a slug that is taken is said at its field', async () => {
    await newDraft(site.operator, 'Premier arrivé', { slug: 'la-place-est-prise' });
    const page = await open('/admin/blog/new?type=blog');
    await titleField(page).fill('Second');
    const slug = page.getByLabel(/^URL /);
    await slug.fill('la-place-est-prise');
    await page.getByText('Cette adresse est déjà prise. Choisis-en une autre.').first().waitFor();
    await button(page, 'Publier').click();
    await expect.poll(() => slug.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await titleField(page).inputValue()).toBe('Second');
    expect(await articleOf('Second')).toBeNull();
  });

  it('with a category that exists is said at its field', async () => {
    const page = await open('/admin/blog/new');
    await page.getByLabel('Créer une catégorie').fill('premiers MESSAGES');
    await button(page, 'Créer').click();
    await page.getByText('La catégorie «\u00a0premiers MESSAGES\u00a0» existe déjà').waitFor();
  });

  it('with the network keeps the text, and says so', async () => {
    const page = await open('/admin/blog/new?type=blog');
    await titleField(page).fill('Sans réseau');
    await brokenOff(page, 'rpc/save_article');
    await button(page, 'Enregistrer comme brouillon').click();
    await page
      .getByText(/Le serveur ne répond pas/i)
      .first()
      .waitFor({ timeout: 60_000 });
    expect(await titleField(page).inputValue()).toBe('Sans réseau');
  });
});

it('is accessible, in both schemes and two widths', async () => {
  const { id } = await newDraft(site.operator, 'Pour tous', { status: 'published', slug: 'pour-tous' });
  const page = await open(`/admin/editor/${id}`);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
    }
  }
});
