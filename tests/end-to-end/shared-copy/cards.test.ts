import { describe, expect, it } from 'vitest';
import { SESSION_KEY } from '../../../src/core/privacy/storage-keys.ts';
import { cardOf, deleteButtonOf, idOf, titlesOn, undoButton } from '../../support/administered-site.ts';
import { CARD_LIST, CARD_TITLES, cardsPage, focusedLabel } from '../../support/cards-page.ts';
import { eventually } from '../../support/test-backend.ts';

/** The tools on the cards of public pages. */

const cards = cardsPage();

describe('a visitor', () => {
  it('is sent nothing of the tools', async () => {
    const scripts: string[] = [];
    const requests: string[] = [];
    cards.visit.context.on('request', (request) => requests.push(new URL(request.url()).pathname));
    cards.visit.context.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    });
    const page = await cards.visit.open('/blog');
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
});

describe('an administrator', () => {
  it('finds the tools on every card, large enough, is led to the editor and back, and may add an article', async () => {
    const page = await cards.visit.openAsAdministrator(CARD_LIST);
    const shown = page.locator('.card');
    expect(await shown.count()).toBeGreaterThanOrEqual(CARD_TITLES.length);
    expect(await page.locator('.admin-tools').count()).toBe(await shown.count());
    // Sizes of layout: far down a page, a rectangle of the viewport is rounded to some 0.0003 px.
    const sizes = await page
      .locator('.admin-tools > *')
      .evaluateAll((tools: HTMLElement[]) => tools.map((tool) => Math.min(tool.offsetWidth, tool.offsetHeight)));
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);

    const id = await idOf(cards.site.operator, CARD_TITLES[1]);
    const edit = page.getByRole('link', { name: `Modifier «\u00a0${CARD_TITLES[1]}\u00a0»` }).first();
    await edit.click();
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
});

describe('a deletion', () => {
  it('is done at once, hides the card, is soon online, and so is its undoing', async () => {
    const page = await cards.visit.openAsAdministrator(CARD_LIST);
    const [title] = await titlesOn(page);
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
