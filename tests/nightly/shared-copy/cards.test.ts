import { describe, expect, it } from 'vitest';
import { cardOf, deleteButtonOf, idOf, titlesOn, undoButton } from '../../support/administered-site.ts';
import { CARD_LIST, cardsPage, focusedLabel } from '../../support/cards-page.ts';

/** The tools on the cards of public pages. */

const cards = cardsPage();

describe('a deletion', () => {
  it('is known to a page that was made before it: its card is not shown', async () => {
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

  it('is undone by Ctrl + Z, the newest first, and the keyboard goes on to the next card and back', async () => {
    const page = await cards.visit.openAsAdministrator(CARD_LIST);
    const [first, second, third] = await titlesOn(page);
    await deleteButtonOf(page, first).focus();
    await page.keyboard.press('Enter');
    await cardOf(page, first).waitFor({ state: 'hidden' });
    expect(await focusedLabel(page)).toBe(`Supprimer «\u00a0${second}\u00a0»`);
    await page.keyboard.press('Enter');
    await cardOf(page, second).waitFor({ state: 'hidden' });
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

  it('takes no other card along on a double click, nor by a key that is held down', async () => {
    const page = await cards.visit.openAsAdministrator(CARD_LIST);
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
    const page = await cards.visit.openAsAdministrator(CARD_LIST);
    const [title] = await titlesOn(page);
    const DELETION = '**/rest/v1/rpc/delete_article';
    await page.route(DELETION, (route) => route.abort());
    await deleteButtonOf(page, title).click();
    await page.getByRole('alert').getByText('Erreur lors de la suppression de l’article').waitFor();
    expect(await cardOf(page, title).isVisible()).toBe(true);
    expect(await idOf(cards.site.operator, title)).toBeDefined();
    await page.unroute(DELETION);
    await deleteButtonOf(page, title).click();
    await cardOf(page, title).waitFor({ state: 'hidden' });
    expect(await idOf(cards.site.operator, title)).toBeUndefined();
  });
});
