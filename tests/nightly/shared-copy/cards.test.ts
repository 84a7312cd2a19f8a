import { describe, expect, it } from 'vitest';
import { SESSION_KEY } from '../../../src/core/privacy/storage-keys.ts';
import { cardOf, deleteButtonOf, idOf, titlesOn, undoButton } from '../../support/administered-site.ts';
import { CARD_LIST, CARD_TITLES, cardsPage, focusedLabel } from '../../support/cards-page.ts';

/** The tools on the cards of public pages. */

const cards = cardsPage();

describe('a deletion on a card', () => {
  it('hides the card after a reload, although the page was rendered before the deletion', async () => {
    const former = await cards.html(CARD_LIST);
    const page = await cards.visit.openAsAdministrator(CARD_LIST);
    const [title, other] = await titlesOn(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await page.route(cards.site.copy.url + CARD_LIST, (route) =>
      route.fulfill({ body: former, contentType: 'text/html' }),
    );
    await page.reload();
    await deleteButtonOf(page, other).waitFor();
    await cardOf(page, title).waitFor({ state: 'hidden' });
    expect(await deleteButtonOf(page, title).count()).toBe(0);
    expect(await undoButton(page).count()).toBe(0);
  });

  it('is undone by Ctrl + Z, newest first, affects one card alone, and moves the focus to the next card and back', async () => {
    const page = await cards.visit.openAsAdministrator(CARD_LIST);
    const [first, second, third] = await titlesOn(page);
    await deleteButtonOf(page, first).focus();
    await page.keyboard.down('Enter');
    await cardOf(page, first).waitFor({ state: 'hidden' });
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await focusedLabel(page)).toBe(`Supprimer «\u00a0${second}\u00a0»`);
    await deleteButtonOf(page, second).dblclick();
    await cardOf(page, second).waitFor({ state: 'hidden' });
    expect(await cardOf(page, third).isVisible()).toBe(true);
    expect(await focusedLabel(page)).toBe(`Supprimer «\u00a0${third}\u00a0»`);
    await undoButton(page).nth(1).waitFor();
    await page.keyboard.press('Control+z');
    await cardOf(page, second).waitFor();
    expect(await focusedLabel(page)).toBe(`Supprimer «\u00a0${second}\u00a0»`);
    expect(await cardOf(page, first).isVisible()).toBe(false);
    await page.keyboard.press('Control+z');
    await cardOf(page, first).waitFor();
    expect(await focusedLabel(page)).toBe(`Supprimer «\u00a0${first}\u00a0»`);
  });

  it('keeps the card and reports an error when its answer is lost, and can then be repeated and undone', async () => {
    const page = await cards.visit.openAsAdministrator(CARD_LIST);
    const [title] = await titlesOn(page);
    const DELETION = '**/rest/v1/rpc/delete_article';
    await page.route(DELETION, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await deleteButtonOf(page, title).click();
    await page.getByRole('alert').getByText('Erreur lors de la suppression de l’article').waitFor();
    expect(await cardOf(page, title).isVisible()).toBe(true);
    await page.unroute(DELETION);
    await deleteButtonOf(page, title).click();
    await page.getByText('Article déjà supprimé').waitFor();
    expect(await idOf(cards.site.operator, title)).toBeUndefined();
    await undoButton(page).click();
    await cardOf(page, title).waitFor();
    expect(await idOf(cards.site.operator, title)).toBeDefined();
  });
});

describe('an administrator', () => {
  it('finds tools of 44 px or more on cards, a link to the editor and back, and a link to add an article', async () => {
    const page = await cards.visit.openAsAdministrator(CARD_LIST);
    // Uses the layout's sizes: rectangles of the viewport are rounded to some 0.0003 px far down a page.
    const sizes = await page
      .locator('.admin-tools > *')
      .evaluateAll((tools: HTMLElement[]) => tools.map((tool) => Math.min(tool.offsetWidth, tool.offsetHeight)));
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);
    const id = await idOf(cards.site.operator, CARD_TITLES[1]);
    await page
      .getByRole('link', { name: `Modifier «\u00a0${CARD_TITLES[1]}\u00a0»` })
      .first()
      .click();
    await page.waitForURL(`**/admin/editor/${id}?retour=${encodeURIComponent(CARD_LIST)}`);
    await page.getByRole('navigation', { name: 'Rédaction' }).waitFor();
    await page.clock.resume();
    await page.getByRole('link', { name: 'Retour à la page' }).click();
    await page.waitForURL(cards.site.copy.url + CARD_LIST);

    await cardOf(page, CARD_TITLES[1]).click();
    await page.waitForURL('**/blog/carte-deux');
    const own = page.getByRole('link', { name: 'Modifier cet article' });
    expect(await own.getAttribute('href')).toBe(`/admin/editor/${id}?retour=%2Fblog%2Fcarte-deux`);
    expect(await deleteButtonOf(page, CARD_TITLES[1]).count()).toBe(0);

    await page.goto(`${cards.site.copy.url}/blog`);
    await page.getByRole('link', { name: 'Ajouter un article' }).click();
    await page.waitForURL('**/admin/editor');
  });

  it.each(['/', '/blog', '/anecdotes', '/blog/ecrire-une-bio'])(
    'finds the tools on every card of %s',
    async (address) => {
      const page = await cards.visit.openAsAdministrator(address);
      const shown = page.locator('.card, main article:has(.label)');
      expect(await shown.count()).toBeGreaterThan(2);
      expect(await page.locator('.admin-tools').count()).toBe(await shown.count());
    },
  );
});

describe('the tools on cards', () => {
  it.each([
    ['no member', null],
    ['a contributor', 'contributor'],
  ])('are not shown to an account that is %s', async (_who, role) => {
    const account = await cards.site.newAccount(`${role ?? 'compte'}-des-cartes@exemple.fr`);
    if (role) await cards.site.operator.from('members').insert({ id: account.id, role }).throwOnError();
    await cards.visit.keepSession(account.session);
    const asked = cards.visit.context.waitForEvent('response', (response) =>
      response.url().includes('/rest/v1/rpc/role_of_caller'),
    );
    const page = await cards.visit.open(CARD_LIST);
    expect(await (await asked).json()).toBe(role);
    expect(await page.locator('[class*=admin]').count()).toBe(0);
  });

  it('are not shown with an invalid session in storage, and the cards stay', async () => {
    const forged = { access_token: 'a.b.c', refresh_token: 'x', token_type: 'bearer', user: { id: 'x' } };
    const page = await cards.visit.open(CARD_LIST);
    for (const value of [
      'x',
      '{}',
      JSON.stringify({ ...forged, expires_at: 1, expires_in: 1 }),
      JSON.stringify({ ...forged, expires_at: 4e9, expires_in: 3600 }),
    ]) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, value] as const);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await page.locator('[class*=admin]').count(), value).toBe(0);
      expect(await page.locator('.card').count(), value).toBe(CARD_TITLES.length);
    }
  });
});
