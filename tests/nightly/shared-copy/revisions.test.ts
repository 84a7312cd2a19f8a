import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
import { button, newDraft, openEditor, storedArticle, titleField, typeAtEnd } from '../../support/editor-page.ts';

let site: AdministeredSite;
let visit: Visit;

beforeAll(async () => {
  site = await administerSharedCopy('archives@exemple.fr');
});

beforeEach(async () => {
  visit = await site.newVisit();
  await visit.keepSession(site.session);
});

afterEach(() => visit.context.close());

afterAll(() => site.stop());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Versions' });
const versions = (page: Page) =>
  dialog(page)
    .getByRole('list', { name: /^Versions gardées/ })
    .getByRole('button');

/** Writes words at the end of the text, and saves by hand. */
async function saveWith(page: Page, words: string): Promise<void> {
  const title = await titleField(page).inputValue();
  await typeAtEnd(page, words);
  await button(page, 'Sauvegarder').click();
  await expect.poll(async () => (await storedArticle(site.operator, title))?.content).toContain(words);
}

it('a version gives the fields back too', async () => {
  const { id } = await newDraft(site.operator, 'Sous un nom');
  const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  await saveWith(page, ' Encore.');
  await titleField(page).fill('Sous un autre');
  await page.getByRole('combobox', { name: 'Tags' }).fill('neuf,');
  await button(page, 'Sauvegarder').click();
  await expect.poll(() => storedArticle(site.operator, 'Sous un autre')).toMatchObject({ tags: ['neuf'] });
  await button(page, 'Versions').click();
  await versions(page).nth(1).click();
  const changes = dialog(page).getByRole('list', { name: 'Différences' });
  await changes.getByRole('listitem', { name: /, Titre$/ }).waitFor();
  await changes.getByRole('listitem', { name: /, Tags$/ }).waitFor();
  await dialog(page).getByRole('button', { name: 'Restaurer cette version' }).click();
  await expect.poll(() => titleField(page).inputValue()).toBe('Sous un nom');
  expect(await page.getByRole('list', { name: 'Tags choisis' }).count()).toBe(0);
});
