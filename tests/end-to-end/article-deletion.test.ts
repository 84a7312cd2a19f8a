import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  cardOf,
  deleteButtonOf,
  idOf,
  startAdministeredSite,
  titlesOn,
  undoButton,
  type AdministeredSite,
  type Visit,
} from '../support/administered-site.ts';
import { writable } from '../support/articles.ts';
import { settledPublication } from '../support/installation.ts';
import { callWebhookAt } from '../support/webhook-address.ts';

const DELETED = 'Article supprimé avec succès';
const UNDONE = 'Suppression annulée';
const DELETION = '**/rest/v1/rpc/delete_article';

let site: AdministeredSite;
let visit: Visit;
let webhook: string;

beforeAll(async () => {
  site = await startAdministeredSite(inject('publishedCopy'));
  webhook = await callWebhookAt(site.installation, null);
});
beforeEach(async () => {
  visit = await site.newVisit();
});
afterEach(async () => {
  await visit.context.close();
  await site.operator.from('blog_posts').update({ deleted_at: null }).not('deleted_at', 'is', null).throwOnError();
  expect(visit.problems).toEqual([]);
});
afterAll(() => site.stop());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('a deletion', () => {
  it('is done at once, hides every card of the article, and brings them back when undone', async () => {
    const page = await visit.openAsAdministrator('/blog');
    const [title] = await titlesOn(page);
    const cards = page.locator('main article', { has: page.getByRole('heading', { name: title }) });
    const count = await cards.count();
    expect(count).toBeGreaterThan(1);
    await deleteButtonOf(page, title).click();
    await page.getByRole('status').getByText(DELETED).waitFor();
    expect(await cards.filter({ visible: true }).count()).toBe(0);
    expect(await idOf(site.operator, title)).toBeUndefined();
    await visit.pass(7900);
    await undoButton(page).click();
    await page.getByText(UNDONE).waitFor();
    expect(await cards.filter({ visible: true }).count()).toBe(count);
    expect(await focused(page)).toBe(`Supprimer «\u00a0${title}\u00a0»`);
    expect(await idOf(site.operator, title)).toBeDefined();
  });

  it('is no longer offered to be undone after 8 s', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    // A pointer over the offer would hold it.
    await page.mouse.move(5, 300);
    await visit.pass(7700);
    expect(await undoButton(page).textContent()).toBe('Annuler1 s');
    // The time left is looked at five times a second, and the answer of the database may come between.
    const isOffered = async () => {
      await visit.pass(200);
      return undoButton(page).isVisible();
    };
    await expect.poll(isOffered).toBe(false);
    await page.keyboard.press('Control+z');
    expect(await titlesOn(page)).not.toContain(title);
    expect(await idOf(site.operator, title)).toBeUndefined();
  });

  it('is soon online, and so is its undoing', async () => {
    const list = async () => (await fetch(`${site.installation.url}/anecdotes`)).text();
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    const address = await cardOf(page, title).getByRole('link').first().getAttribute('href');
    const article = async () => (await fetch(site.installation.url + address)).status;
    await callWebhookAt(site.installation, webhook);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await settledPublication(site.operator);
    expect(await list()).not.toContain(title);
    expect(await article()).toBe(404);
    await undoButton(page).click();
    await page.getByText(UNDONE).waitFor();
    await settledPublication(site.operator);
    expect(await list()).toContain(title);
    expect(await article()).toBe(200);
    await callWebhookAt(site.installation, null);
  });

  it('is known to a page that is opened before it is online: its card is not shown, nor offered again', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title, other] = await titlesOn(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await deleteButtonOf(page, other).waitFor();
    expect(await page.locator('.card', { hasText: title }).count()).toBeGreaterThan(0);
    expect(await titlesOn(page)).not.toContain(title);
    expect(await deleteButtonOf(page, title).count()).toBe(0);
    expect(await undoButton(page).count()).toBe(0);
    expect(await idOf(site.operator, title)).toBeUndefined();
  });

  it('is not offered for the article that the page shows, and leaves its page no way to the editor', async () => {
    const page = await visit.openAsAdministrator('/blog/ecrire-une-bio');
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('link', { name: 'Modifier cet article' }).waitFor();
    expect(await deleteButtonOf(page, title.trim()).count()).toBe(0);
    const { data } = await site.operator
      .from('blog_posts')
      .update({ deleted_at: new Date().toISOString() })
      .eq('slug', 'ecrire-une-bio')
      .select('id');
    expect(data).toHaveLength(1);
    await page.reload({ waitUntil: 'networkidle' });
    await page.locator('.admin-tools').first().waitFor();
    expect(await page.getByRole('link', { name: 'Modifier cet article' }).count()).toBe(0);
  });

  it('takes no other card along on a double click, nor by a key that is held down', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    // The first is shown large above the list: where it goes, no card takes its place.
    const [large, clicked, held, ...others] = await titlesOn(page);
    await deleteButtonOf(page, clicked).dblclick();
    await cardOf(page, clicked).waitFor({ state: 'hidden' });
    expect(await titlesOn(page)).toEqual([large, held, ...others]);
    await deleteButtonOf(page, held).focus();
    await page.keyboard.down('Enter');
    await cardOf(page, held).waitFor({ state: 'hidden' });
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await titlesOn(page)).toEqual([large, ...others]);
  });

  it('is asked for once, however often the button is pressed before the database answers', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    const requests: string[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(DELETION, async (route) => {
      requests.push(route.request().url());
      await held;
      await route.continue();
    });
    await deleteButtonOf(page, title).click();
    await page.locator('article[aria-busy=true]').first().waitFor();
    await deleteButtonOf(page, title).press('Enter');
    expect(await cardOf(page, title).isVisible()).toBe(true);
    answer();
    await undoButton(page).waitFor();
    expect(requests).toHaveLength(1);
    expect(await page.locator('article[aria-busy]').count()).toBe(0);
  });
});

describe('the offer to undo', () => {
  it('stands still while it is pointed at or holds the keyboard', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).hover();
    await visit.pass(30_000);
    await undoButton(page).focus();
    await page.mouse.move(5, 5);
    await visit.pass(30_000);
    expect(await undoButton(page).textContent()).toMatch(/[78] s/);
    await page.keyboard.press('Enter');
    await cardOf(page, title).waitFor();
  });

  it('is taken by Ctrl + Z, the newest first, and the keyboard goes on to the next card and back', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [first, second, third] = await titlesOn(page);
    await page.locator('.card').first().locator('a').first().focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(`Modifier «\u00a0${first}\u00a0»`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await cardOf(page, first).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(`Supprimer «\u00a0${second}\u00a0»`);
    await page.keyboard.press('Enter');
    await cardOf(page, second).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(`Supprimer «\u00a0${third}\u00a0»`);
    await page.keyboard.press('Control+z');
    await cardOf(page, second).waitFor();
    expect(await focused(page)).toBe(`Supprimer «\u00a0${second}\u00a0»`);
    expect(await cardOf(page, first).isVisible()).toBe(false);
    await page.keyboard.press('Control+z');
    await cardOf(page, first).waitFor();
    expect(await focused(page)).toBe(`Supprimer «\u00a0${first}\u00a0»`);
  });

  it('is not taken by the Ctrl + Z of somebody who writes', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await page.evaluate(() => document.body.append(document.createElement('input')));
    await page.locator('body > input').focus();
    await page.keyboard.press('Control+z');
    await page.evaluate(() => document.querySelector('body > input')?.remove());
    await visit.pass(7000);
    expect(await undoButton(page).count()).toBe(1);
    expect(await titlesOn(page)).not.toContain(title);
  });
});

describe('what happens elsewhere', () => {
  it('in another tab, is told there when its card is deleted or brought back', async () => {
    const first = await visit.openAsAdministrator('/anecdotes');
    const second = await visit.open('/anecdotes');
    const [title] = await titlesOn(first);
    await deleteButtonOf(second, title).waitFor();
    await deleteButtonOf(first, title).click();
    await undoButton(first).waitFor();
    await deleteButtonOf(second, title).click();
    await second.getByText('Article déjà supprimé').waitFor();
    await cardOf(second, title).waitFor({ state: 'hidden' });
    await undoButton(first).click();
    await cardOf(first, title).waitFor();
    expect(await idOf(site.operator, title)).toBeDefined();
    await undoButton(second).click();
    await cardOf(second, title).waitFor();
    expect(await idOf(site.operator, title)).toBeDefined();
  });

  it('may have removed the article for good, before its deletion or before its undoing', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [before, after] = await titlesOn(page);
    const [beforeId = '', afterId = ''] = await Promise.all([idOf(site.operator, before), idOf(site.operator, after)]);
    const { data } = await site.operator.from('blog_posts').select().in('id', [beforeId, afterId]).throwOnError();
    const removeForGood = (id: string) => site.operator.from('blog_posts').delete().eq('id', id).throwOnError();

    await removeForGood(beforeId);
    await deleteButtonOf(page, before).click();
    await page.getByText('Cet article n’existe plus.').waitFor();
    await cardOf(page, before).waitFor({ state: 'hidden' });
    await visit.pass(6000);

    await deleteButtonOf(page, after).click();
    await undoButton(page).waitFor();
    await removeForGood(afterId);
    await undoButton(page).click();
    await page.getByText('Cet article n’existe plus.').waitFor();
    expect(await cardOf(page, after).isVisible()).toBe(false);
    await site.operator.from('blog_posts').insert(data.map(writable)).throwOnError();
  });

  it('may have given its address to another article: it comes back, and says so', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    const id = (await idOf(site.operator, title)) ?? '';
    const { data } = await site.operator.from('blog_posts').select('slug').eq('id', id).single().throwOnError();
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    const other = await site.operator.from('blog_posts').insert({ title: 'Autre', slug: data.slug }).select().single();
    await undoButton(page).click();
    await page.getByRole('alert').getByText('Article revenu, sans son adresse').waitFor();
    await cardOf(page, title).waitFor();
    await site.operator
      .from('blog_posts')
      .delete()
      .eq('id', other.data?.id ?? '')
      .throwOnError();
    await site.operator.from('blog_posts').update({ slug: data.slug }).eq('id', id).throwOnError();
  });
});
