import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
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

it('a version is compared word by word and restored with its fields; undo takes back the restored text', async () => {
  const { id } = await newDraft(site.operator, 'En trois temps');
  const page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  await saveWith(page, ' Un soir doux.');
  await titleField(page).fill('En quatre temps');
  await page.getByRole('combobox', { name: 'Tags' }).fill('neuf,');
  await saveWith(page, ' Et long.');
  await button(page, 'Versions').click();
  await expect.poll(() => versions(page).count()).toBe(3);
  expect(await versions(page).allInnerTexts()).toEqual([
    expect.stringMatching(/^\d+.*\n+Enregistrement · \+9 caractères\n+archives@exemple\.fr$/),
    expect.stringMatching(/^\d+.*\n+Enregistrement · \+14 caractères\n+archives@exemple\.fr$/),
    expect.stringMatching(/^\d+.*\n+Texte de départ · même longueur\n+nom inconnu$/),
  ]);

  await versions(page).nth(1).click();
  const changes = dialog(page).getByRole('list', { name: 'Différences' });
  await changes.getByRole('listitem', { name: /, Titre$/ }).waitFor();
  await changes.getByRole('listitem', { name: /, Tags$/ }).waitFor();
  await dialog(page).locator('ins').getByText('Et long.').waitFor();
  await dialog(page).getByRole('radio', { name: 'la version d’avant' }).check();
  await dialog(page).locator('ins').getByText('Un soir doux.').waitFor();
  await dialog(page).getByRole('button', { name: 'Restaurer cette version' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => textField(page).innerText()).toBe('Déjà là. Un soir doux.');
  await expect.poll(() => titleField(page).inputValue()).toBe('En trois temps');
  expect(await page.getByRole('list', { name: 'Tags choisis' }).count()).toBe(0);
  // The database keeps the newer text until the restored version is saved.
  expect((await storedArticle(site.operator, 'En quatre temps'))?.content).toContain('Et long.');

  await textField(page).click();
  await page.keyboard.press('Control+z');
  await expect.poll(() => textField(page).innerText()).toBe('Déjà là. Un soir doux. Et long.');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => textField(page).innerText()).toBe('Déjà là. Un soir doux.');
  await button(page, 'Sauvegarder').click();
  await expect
    .poll(async () => (await storedArticle(site.operator, 'En trois temps'))?.content)
    .toBe('<p>Déjà là. Un soir doux.</p>');
});
