import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  expect(visit.problems).toEqual([]);
});
afterAll(() => site.stop());

const html = async (address: string) => (await fetch(site.copy.url + address)).text();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('a deletion', () => {
  it('is known to a page that was made before it: its card is not shown', async () => {
    const former = await html(LIST);
    const page = await visit.openAsAdministrator(LIST);
    const [title, other] = await titlesOn(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await page.route(site.copy.url + LIST, (route) => route.fulfill({ body: former, contentType: 'text/html' }));
    await page.reload();
    await deleteButtonOf(page, other).waitFor();
    await cardOf(page, title).waitFor({ state: 'hidden' });
    expect(await deleteButtonOf(page, title).count()).toBe(0);
    expect(await undoButton(page).count()).toBe(0);
  });

  it('is undone by Ctrl + Z, the newest first, and the keyboard goes on to the next card and back', async () => {
    const page = await visit.openAsAdministrator(LIST);
    const [first, second, third] = await titlesOn(page);
    await deleteButtonOf(page, first).focus();
    await page.keyboard.press('Enter');
    await cardOf(page, first).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(`Supprimer «\u00a0${second}\u00a0»`);
    await page.keyboard.press('Enter');
    await cardOf(page, second).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(`Supprimer «\u00a0${third}\u00a0»`);
    await undoButton(page).nth(1).waitFor();
    await page.keyboard.press('Control+z');
    await cardOf(page, second).waitFor();
    expect(await focused(page)).toBe(`Supprimer «\u00a0${second}\u00a0»`);
    expect(await cardOf(page, first).isVisible()).toBe(false);
    await page.keyboard.press('Control+z');
    await cardOf(page, first).waitFor();
    expect(await focused(page)).toBe(`Supprimer «\u00a0${first}\u00a0»`);
  });

  it('takes no other card along on a double click, nor by a key that is held down', async () => {
    const page = await visit.openAsAdministrator(LIST);
    const [first, clicked, held, ...others] = await titlesOn(page);
    await deleteButtonOf(page, clicked).dblclick();
    await cardOf(page, clicked).waitFor({ state: 'hidden' });
    expect(await titlesOn(page)).toEqual([first, held, ...others]);
    await deleteButtonOf(page, held).focus();
    await page.keyboard.down('Enter');
    await cardOf(page, held).waitFor({ state: 'hidden' });
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await titlesOn(page)).toEqual([first, ...others]);
  });

  it('that fails keeps the card and says so, and works the next time', async () => {
    const page = await visit.openAsAdministrator(LIST);
    const [title] = await titlesOn(page);
    const DELETION = '**/rest/v1/rpc/delete_article';
    await page.route(DELETION, (route) => route.abort());
    await deleteButtonOf(page, title).click();
    await page.getByRole('alert').getByText('Erreur lors de la suppression de l’article').waitFor();
    expect(await cardOf(page, title).isVisible()).toBe(true);
    expect(await idOf(site.operator, title)).toBeDefined();
    await page.unroute(DELETION);
    await deleteButtonOf(page, title).click();
    await cardOf(page, title).waitFor({ state: 'hidden' });
    expect(await idOf(site.operator, title)).toBeUndefined();
  });
});
