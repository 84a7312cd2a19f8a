import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
import {
  button,
  newDraft,
  openEditor,
  storedArticle,
  textField,
  titleField,
  typeAtEnd,
} from '../../support/editor-page.ts';

const FIRST = 'duo@exemple.fr';
const SECOND = 'duelle@exemple.fr';

let site: AdministeredSite;
/** The session of another administrator. */
let second: string;
let visits: [Visit, Visit];
let title: string;

beforeAll(async () => {
  site = await administerSharedCopy(FIRST);
  const account = await site.newAccount(SECOND);
  await site.operator.from('members').insert({ id: account.id, role: 'administrator' }).throwOnError();
  second = account.session;
});

beforeEach(async ({ task }) => {
  title = task.name;
  visits = [await site.newVisit(), await site.newVisit()];
  await visits[0].keepSession(site.session);
  await visits[1].keepSession(second);
});

afterEach(async () => {
  for (const { context } of visits) await context.close();
});

afterAll(() => site.stop());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Deux textes pour un article' });
const stored = () => storedArticle(site.operator, title);

/** An article that both have opened. */
async function openByBoth(): Promise<[Page, Page]> {
  const { id } = await newDraft(site.operator, title, { content: '<p>Le début.</p><p>La fin.</p>' });
  const address = `/admin/editor/${id}?type=blog`;
  return Promise.all([openEditor(visits[0], address), openEditor(visits[1], address)]);
}

/** Both have changed the same article, the first has saved: the second sees both texts. */
async function conflict(): Promise<Page> {
  const [first, other] = await openByBoth();
  await typeAtEnd(first, ' Dit la première.');
  await button(first, 'Sauvegarder').click();
  await expect.poll(async () => (await stored())?.content).toContain('Dit la première.');
  await typeAtEnd(other, ' Dit la seconde.');
  await other.getByLabel('Description', { exact: true }).fill('Une accroche');
  await button(other, 'Sauvegarder').click();
  await dialog(other).waitFor();
  return other;
}

describe('two people in one article', () => {
  it('see both texts by paragraph, once the second saves, and end by keeping one', async () => {
    const page = await conflict();
    await dialog(page)
      .getByText(new RegExp(`^${FIRST} a enregistré cet article .+, pendant que tu écrivais\\.`))
      .waitFor();
    await dialog(page).getByText(`Le texte de ${FIRST}`).first().waitFor();
    const changes = dialog(page).getByRole('list', { name: 'Différences' });
    await changes.locator('del').getByText('première').waitFor();
    await changes.locator('ins').getByText('seconde').waitFor();
    await changes.getByText('Une accroche').first().waitFor();
    await changes.getByText('Le début.').waitFor();
    expect((await stored())?.content).not.toContain('seconde');

    // Put off, it waits in sight, and nothing is written before it ends.
    await button(page, 'Choisir plus tard').click();
    await typeAtEnd(page, ' Encore.');
    expect(await button(page, 'Sauvegarder').isDisabled()).toBe(true);
    expect(await button(page, 'Publier').isDisabled()).toBe(true);
    await button(page, 'Comparer les deux textes').first().click();
    await changes.locator('ins').getByText('Encore').waitFor();
    await dialog(page).getByRole('button', { name: 'Garder mon texte' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(stored).toMatchObject({
      content: '<p>Le début.</p>\n<p>La fin. Dit la seconde. Encore.</p>',
      description: 'Une accroche',
    });
    await expect.poll(() => button(page, 'Sauvegarder').isEnabled()).toBe(true);
  });
});

it('two tabs of one person never conflict: one writes, the other follows', async () => {
  const { id } = await newDraft(site.operator, title);
  const address = `/admin/editor/${id}?type=blog`;
  const first = await openEditor(visits[0], address);
  const other = await openEditor(visits[0], address);
  await other.getByText('Cet article est ouvert dans un autre onglet. Continue là-bas, ou écris ici.').waitFor();
  await typeAtEnd(first, ' Du premier onglet.');
  await button(other, 'Écrire ici').click();
  await expect.poll(() => textField(other).innerText()).toBe('Déjà là. Du premier onglet.');
  await typeAtEnd(other, ' Du second.');
  await button(other, 'Sauvegarder').click();
  await expect.poll(async () => (await stored())?.content).toBe('<p>Déjà là. Du premier onglet. Du second.</p>');
  expect(await dialog(other).count()).toBe(0);
  expect(await titleField(first).isDisabled()).toBe(true);
});
