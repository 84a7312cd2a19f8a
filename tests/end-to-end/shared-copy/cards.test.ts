import { describe, expect, it } from 'vitest';
import { SESSION_KEY } from '../../../src/core/privacy/storage-keys.ts';
import { cardOf, deleteButtonOf, idOf, titlesOn, undoButton } from '../../support/administered-site.ts';
import { CARD_LIST, CARD_TITLES, cardsPage, focusedLabel } from '../../support/cards-page.ts';
import { eventually } from '../../support/test-backend.ts';

/** The tools on the cards of public pages. */

const cards = cardsPage();

describe('a visitor', () => {
  it('receives no script of the tools, and sends no request to the database', async () => {
    const scripts: string[] = [];
    const requests: string[] = [];
    cards.visit.context.on('request', (request) => requests.push(new URL(request.url()).pathname));
    cards.visit.context.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    });
    const page = await cards.visit.open('/blog');
    await eventually(
      () => scripts.some((script) => script.includes(SESSION_KEY)),
      'the script that loads the tools has arrived',
    );
    const tools = /\/_astro\/tools[^`'"]*\.js/.exec(scripts.join('\n'))?.[0];
    expect(tools).toBeDefined();
    expect(requests).not.toContain(tools);
    expect(requests.filter((path) => /^\/(rest|auth)\//.test(path))).toEqual([]);
    expect(scripts.join('\n')).not.toMatch(/supabase\.|admin-tools|Ajouter un article/);
    expect(await page.locator('[class*=admin]').count()).toBe(0);
  });
});

describe('an administrator', () => {
  it('finds tools on every card, deletes an article and undoes the deletion, and the site follows', async () => {
    const page = await cards.visit.openAsAdministrator(CARD_LIST);
    const shown = page.locator('.card');
    expect(await shown.count()).toBeGreaterThanOrEqual(CARD_TITLES.length);
    expect(await page.locator('.admin-tools').count()).toBe(await shown.count());
    const [title] = await titlesOn(page);
    const edit = page.getByRole('link', { name: `Modifier «\u00a0${title}\u00a0»` }).first();
    const id = await idOf(cards.site.operator, title);
    expect(await edit.getAttribute('href')).toBe(`/admin/editor/${id}?retour=${encodeURIComponent(CARD_LIST)}`);

    await deleteButtonOf(page, title).click();
    await page.getByRole('status').getByText('Article supprimé avec succès').waitFor();
    await cardOf(page, title).waitFor({ state: 'hidden' });
    expect(await idOf(cards.site.operator, title)).toBeUndefined();
    const isOnline = async () => (await cards.html(CARD_LIST)).includes(title);
    await expect.poll(isOnline).toBe(false);
    await cards.visit.pass(7900);
    await undoButton(page).click();
    await page.getByText('Suppression annulée').waitFor();
    await cardOf(page, title).waitFor();
    expect(await focusedLabel(page)).toBe(`Supprimer «\u00a0${title}\u00a0»`);
    expect(await idOf(cards.site.operator, title)).toBeDefined();
    await expect.poll(isOnline).toBe(true);
  });
});
