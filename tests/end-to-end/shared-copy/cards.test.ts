import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_KEY } from '../../../src/core/privacy/storage-keys.ts';
import {
  administerSharedCopy,
  cardOf,
  deleteButtonOf,
  idOf,
  titlesOn,
  undoButton,
  type AdministeredSite,
  type Visit,
} from '../../support/administered-site.ts';
import { newArticle } from '../../support/articles.ts';
import { publishArticles } from '../../support/installation.ts';
import { eventually } from '../../support/test-backend.ts';

/** The tools on the cards of public pages. A category of its own keeps the file's articles on a page of their own. */

const CATEGORY = 'Cartes à outils';
const LIST = '/blog/categorie/cartes-a-outils';
const TITLES = ['Carte une', 'Carte deux', 'Carte trois', 'Carte quatre', 'Carte cinq'] as const;

let site: AdministeredSite;
let visit: Visit;

beforeAll(async () => {
  site = await administerSharedCopy('cartes@exemple.fr');
  await site.operator.from('categories').insert({ name: CATEGORY, slug: 'cartes-a-outils' }).throwOnError();
  const articles = TITLES.map((title, index) =>
    newArticle({
      title,
      slug: title.toLowerCase().replace(' ', '-'),
      categories: [CATEGORY],
      published_at: new Date(Date.UTC(2026, 0, 20 - index)).toISOString(),
    }),
  );
  await publishArticles(site.operator, articles);
  await eventually(async () => (await html(LIST)).includes(TITLES[4]), 'the list is online', 120_000);
});
beforeEach(async () => {
  visit = await site.newVisit();
});
afterEach(async () => {
  await visit.context.close();
  await site.operator
    .from('blog_posts')
    .update({ deleted_at: null })
    .in('title', [...TITLES])
    .throwOnError();
  await eventually(isListWhole, 'the restored articles are online again', 120_000);
  expect(visit.problems).toEqual([]);
});
afterAll(() => site.stop());

const html = async (address: string) => (await fetch(site.copy.url + address)).text();
/** Whether the list shows every article, and no publication is to come that shows fewer. */
async function isListWhole(): Promise<boolean> {
  const pending = site.operator.from('publications').select('id').in('state', ['queued', 'building']);
  if ((await pending.throwOnError()).data.length > 0) return false;
  const shown = await html(LIST);
  return TITLES.every((title) => shown.includes(title));
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('a visitor', () => {
  it('is sent nothing of the tools', async () => {
    const scripts: string[] = [];
    const requests: string[] = [];
    visit.context.on('request', (request) => requests.push(new URL(request.url()).pathname));
    visit.context.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    });
    const page = await visit.open('/blog');
    await eventually(() => scripts.some((script) => script.includes(SESSION_KEY)), 'the starter has come');
    const tools = /\/_astro\/tools[^`'"]*\.js/.exec(scripts.join('\n'))?.[0];
    expect(tools).toBeDefined();
    expect(requests).not.toContain(tools);
    expect(requests.filter((path) => /^\/(rest|auth)\//.test(path))).toEqual([]);
    expect(scripts.join('\n')).not.toMatch(/supabase\.|admin-tools|Ajouter un article/);
    expect(await page.locator('[class*=admin]').count()).toBe(0);
  });

  it.each([
    ['no member', null],
    ['a contributor', 'contributor'],
  ])('who is signed in as %s gets no tools on cards', async (_who, role) => {
    const account = await site.newAccount(`${role ?? 'compte'}-des-cartes@exemple.fr`);
    if (role) await site.operator.from('members').insert({ id: account.id, role }).throwOnError();
    await visit.keepSession(account.session);
    const asked = visit.context.waitForEvent('response', (response) =>
      response.url().includes('/rest/v1/rpc/role_of_caller'),
    );
    const page = await visit.open(LIST);
    expect(await (await asked).json()).toBe(role);
    expect(await page.locator('[class*=admin]').count()).toBe(0);
  });
});

describe('an administrator', () => {
  it('finds the tools on every card, large enough, is led to the editor and back, and may add an article', async () => {
    const page = await visit.openAsAdministrator(LIST);
    const cards = page.locator('.card');
    expect(await cards.count()).toBeGreaterThanOrEqual(TITLES.length);
    expect(await page.locator('.admin-tools').count()).toBe(await cards.count());
    // Sizes of layout: far down a page, a rectangle of the viewport is rounded to some 0.0003 px.
    const sizes = await page
      .locator('.admin-tools > *')
      .evaluateAll((tools: HTMLElement[]) => tools.map((tool) => Math.min(tool.offsetWidth, tool.offsetHeight)));
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);

    const id = await idOf(site.operator, TITLES[1]);
    const edit = page.getByRole('link', { name: `Modifier «\u00a0${TITLES[1]}\u00a0»` }).first();
    await edit.click();
    await page.waitForURL(`**/admin/editor/${id}?retour=${encodeURIComponent(LIST)}`);
    await page.getByRole('navigation', { name: 'Rédaction' }).waitFor();
    await page.clock.resume();
    await page.getByRole('link', { name: 'Retour à la page' }).click();
    await page.waitForURL(site.copy.url + LIST);

    await cardOf(page, TITLES[1]).click();
    await page.waitForURL('**/blog/carte-deux');
    const own = page.getByRole('link', { name: 'Modifier cet article' });
    expect(await own.getAttribute('href')).toBe(`/admin/editor/${id}?retour=%2Fblog%2Fcarte-deux`);
    expect(await deleteButtonOf(page, TITLES[1]).count()).toBe(0);

    await page.goto(`${site.copy.url}/blog`);
    await page.getByRole('link', { name: 'Ajouter un article' }).click();
    await page.waitForURL('**/admin/editor');
  });
});

describe('a deletion', () => {
  it('is done at once, hides the card, is soon online, and so is its undoing', async () => {
    const page = await visit.openAsAdministrator(LIST);
    const [title] = await titlesOn(page);
    await deleteButtonOf(page, title).click();
    await page.getByRole('status').getByText('Article supprimé avec succès').waitFor();
    await cardOf(page, title).waitFor({ state: 'hidden' });
    expect(await idOf(site.operator, title)).toBeUndefined();
    const isOnline = async () => (await html(LIST)).includes(title);
    await expect.poll(isOnline).toBe(false);
    await visit.pass(7900);
    await undoButton(page).click();
    await page.getByText('Suppression annulée').waitFor();
    await cardOf(page, title).waitFor();
    expect(await focused(page)).toBe(`Supprimer «\u00a0${title}\u00a0»`);
    expect(await idOf(site.operator, title)).toBeDefined();
    await expect.poll(isOnline).toBe(true);
  });
});
