import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { SESSION_KEY } from '../../src/gateway/browser/session-key.ts';
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
import { callWebhookAt } from '../support/webhook-address.ts';

const DELETED = 'Article supprimé avec succès';
const NOT_DELETED = 'Erreur lors de la suppression de l’article';
const NOT_RESTORED = 'Erreur lors de l’annulation';
const DELETION = '**/rest/v1/rpc/delete_article';
const RESTORATION = '**/rest/v1/rpc/restore_article';

let site: AdministeredSite;
let visit: Visit;

beforeAll(async () => {
  site = await startAdministeredSite(inject('publishedCopy'));
  await callWebhookAt(site.installation, null);
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

/** Lets the database answer, and loses the answer. */
const loseAnswer = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });

const loseRequest = (page: Page, address: string) => page.route(address, (route) => route.abort());

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
    await site.operator.from('admins').insert({ id: former.id }).throwOnError();
    const page = await visit.openAsAdministrator('/anecdotes', former.session);
    const [title] = await titlesOn(page);
    await site.operator.from('admins').delete().eq('id', former.id).throwOnError();
    await deleteButtonOf(page, title).click();
    await page.getByRole('alert').getByText('est toujours en ligne').waitFor();
    expect(await cardOf(page, title).isVisible()).toBe(true);
    expect(await idOf(site.operator, title)).toBeDefined();
  });

  it.each([
    ['its request is lost', loseRequest, DELETED],
    ['its answer is lost', loseAnswer, 'Article déjà supprimé'],
  ])('because %s keeps the card, and is done and undone the next time', async (_what, lose, told) => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    await lose(page, DELETION);
    await deleteButtonOf(page, title).click();
    await page.getByRole('alert').getByText(NOT_DELETED).waitFor();
    expect(await cardOf(page, title).isVisible()).toBe(true);
    await page.unroute(DELETION);
    await deleteButtonOf(page, title).click();
    await page.getByText(told).waitFor();
    expect(await idOf(site.operator, title)).toBeUndefined();
    await undoButton(page).click();
    await cardOf(page, title).waitFor();
    expect(await idOf(site.operator, title)).toBeDefined();
  });
});

describe('an undoing that fails', () => {
  it.each([
    ['its request is lost', loseRequest],
    ['its answer is lost', loseAnswer],
  ])('because %s may be tried again, minutes later', async (_what, lose) => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    await deleteButtonOf(page, title).click();
    await lose(page, RESTORATION);
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
