import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_KEY } from '../../../src/core/privacy/storage-keys.ts';
import {
  cardOf,
  deleteButtonOf,
  idOf,
  startAdministeredSite,
  titlesOn,
  undoButton,
  type AdministeredSite,
  type Visit,
} from '../../support/administered-site.ts';
import { eventually } from '../../support/test-backend.ts';
import { callWebhookAt } from '../../support/webhook-address.ts';

const DELETED = 'Article supprimé avec succès';
const UNDONE = 'Suppression annulée';
const DELETION = '**/rest/v1/rpc/delete_article';
const NOT_DELETED = 'Erreur lors de la suppression de l’article';
const NOT_RESTORED = 'Erreur lors de l’annulation';
const RESTORATION = '**/rest/v1/rpc/restore_article';

const PAGES_WITH_CARDS = ['/', '/anecdotes', '/blog/ecrire-une-bio'];

let site: AdministeredSite;
let visit: Visit;

beforeAll(async () => {
  site = await startAdministeredSite();
  await callWebhookAt(site.copy, null);
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
});

/** Lets the database answer, and loses the answer. */
const loseAnswer = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });

const storeSession = (page: Page, session: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const);

/** A session that has expired, and that nobody renews. */
function expired(session: string): string {
  return JSON.stringify({ ...JSON.parse(session), expires_at: 1, expires_in: 1, refresh_token: 'spent' });
}

describe('a deletion that fails', () => {
  it('for want of a session keeps the card and says so, and works once it is renewed', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    await storeSession(page, expired(site.session));
    await deleteButtonOf(page, title).click();
    const alert = page.getByRole('alert');
    await alert.getByText(NOT_DELETED).waitFor();
    expect(await alert.textContent()).toContain('Reconnecte-toi');
    expect(await cardOf(page, title).isVisible()).toBe(true);
    expect(await idOf(site.operator, title)).toBeDefined();
    await alert.getByRole('button', { name: 'Fermer' }).click();
    await alert.waitFor({ state: 'detached' });
    await storeSession(page, site.session);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    expect(await idOf(site.operator, title)).toBeUndefined();
  });

  it('for want of the right to it keeps the card and says so', async () => {
    const former = await site.newAccount('ancienne@exemple.fr');
    await site.operator.from('members').insert({ id: former.id, role: 'administrator' }).throwOnError();
    const page = await visit.openAsAdministrator('/anecdotes', former.session);
    const [title] = await titlesOn(page);
    await site.operator.from('members').delete().eq('id', former.id).throwOnError();
    await deleteButtonOf(page, title).click();
    await page.getByRole('alert').getByText('est toujours en ligne').waitFor();
    expect(await cardOf(page, title).isVisible()).toBe(true);
    expect(await idOf(site.operator, title)).toBeDefined();
  });

  it('because its answer is lost keeps the card, and is done and undone the next time', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    await loseAnswer(page, DELETION);
    await deleteButtonOf(page, title).click();
    await page.getByRole('alert').getByText(NOT_DELETED).waitFor();
    expect(await cardOf(page, title).isVisible()).toBe(true);
    await page.unroute(DELETION);
    await deleteButtonOf(page, title).click();
    await page.getByText('Article déjà supprimé').waitFor();
    expect(await idOf(site.operator, title)).toBeUndefined();
    await undoButton(page).click();
    await cardOf(page, title).waitFor();
    expect(await idOf(site.operator, title)).toBeDefined();
  });
});

describe('an undoing that fails', () => {
  it('because its answer is lost may be tried again, minutes later', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    await deleteButtonOf(page, title).click();
    await loseAnswer(page, RESTORATION);
    await undoButton(page).click();
    const alert = page.getByRole('alert');
    await alert.getByText(NOT_RESTORED).waitFor();
    expect(await cardOf(page, title).isVisible()).toBe(false);
    await visit.pass(600_000);
    await page.unroute(RESTORATION);
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await cardOf(page, title).waitFor();
    await alert.waitFor({ state: 'detached' });
    expect(await idOf(site.operator, title)).toBeDefined();
  });

  it('for want of a session may be tried again once it is renewed', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await storeSession(page, expired(site.session));
    await undoButton(page).click();
    await page.getByRole('alert').getByText('Reconnecte-toi').waitFor();
    expect(await idOf(site.operator, title)).toBeUndefined();
    await storeSession(page, site.session);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await cardOf(page, title).waitFor();
    expect(await idOf(site.operator, title)).toBeDefined();
  });
});

describe('a visitor', () => {
  it.each(PAGES_WITH_CARDS)('is sent nothing of the tools on %s', async (address) => {
    const scripts: string[] = [];
    const requests: string[] = [];
    visit.context.on('request', (request) => requests.push(new URL(request.url()).pathname));
    visit.context.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    });
    const page = await visit.open(address);
    await eventually(() => scripts.some((script) => script.includes(SESSION_KEY)), 'the starter has come');
    const tools = /\/_astro\/tools[^`'"]*\.js/.exec(scripts.join('\n'))?.[0];
    expect(tools).toBeDefined();
    expect(requests).not.toContain(tools);
    expect(requests.filter((path) => /^\/(rest|auth)\//.test(path))).toEqual([]);
    expect(scripts.join('\n')).not.toMatch(/supabase\.|admin-tools|Ajouter un article/);
    expect(await page.locator('[class*=admin]').count()).toBe(0);
  });

  const forged = { access_token: 'a.b.c', refresh_token: 'x', token_type: 'bearer', user: { id: 'x' } };
  it.each([
    ['text', 'x'],
    ['an object', '{}'],
    ['an expired session', JSON.stringify({ ...forged, expires_at: 1, expires_in: 1 })],
    ['a session that nobody gave', JSON.stringify({ ...forged, expires_at: 4e9, expires_in: 3600 })],
  ])('who stores %s as a session gets none', async (_what, value) => {
    await visit.keepSession(value);
    const page = await visit.open('/blog');
    expect(await page.locator('[class*=admin]').count()).toBe(0);
    expect(await page.locator('.card').count()).toBeGreaterThan(5);
  });
});

describe('an administrator', () => {
  it.each(PAGES_WITH_CARDS)('finds the tools on every card of %s', async (address) => {
    const page = await visit.openAsAdministrator(address);
    const cards = page.locator('.card, main article:has(.label)');
    expect(await cards.count()).toBeGreaterThan(2);
    expect(await page.locator('.admin-tools').count()).toBe(await cards.count());
    // Sizes of layout: far down a page, a rectangle of the viewport is rounded to some 0.0003 px.
    const sizes = await page
      .locator('.admin-tools > *')
      .evaluateAll((tools: HTMLElement[]) => tools.map((tool) => Math.min(tool.offsetWidth, tool.offsetHeight)));
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);
  });
});
