import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../support/accounts.ts';
import { administerSharedCopy, type AdministeredSite } from '../../support/administered-site.ts';
import {
  barMessage,
  button,
  openEditor,
  storedArticle,
  textField,
  titleField,
  typeAtEnd,
} from '../../support/editor-page.ts';

let site: AdministeredSite;

beforeAll(async () => {
  site = await administerSharedCopy('plume@exemple.fr');
});

afterAll(() => site.stop());

const articleOf = (title: string) => storedArticle(site.operator, title);

it('an unsent text survives a reload and the end of the session, and is then saved but not published', async () => {
  const visit = await site.newVisit();
  await visit.keepSession(site.session);
  const page = await openEditor(visit, '/admin/blog/new?type=blog');
  await titleField(page).fill('Hors session');
  await page.locator('[data-place=onThisComputer] time').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button(page, 'Reprendre ce texte').click();
  await expect.poll(() => titleField(page).inputValue()).toBe('Hors session');

  await typeAtEnd(page, 'Un texte.');
  // In one step, so that no other request notices first that the session is gone.
  await button(page, 'Publier').evaluate((pressed) => {
    localStorage.clear();
    (pressed as HTMLButtonElement).click();
  });
  const dialog = page.getByRole('dialog', { name: 'Ta session a expiré' });
  await dialog.waitFor();
  await barMessage(page).getByText('Non authentifié.').waitFor();
  await dialog.getByLabel('Mot de passe').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Me reconnecter' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => articleOf('Hors session')).toMatchObject({ status: 'draft', content: '<p>Un texte.</p>' });
  expect(await textField(page).innerText()).toBe('Un texte.');
  await expect.poll(() => button(page, 'Publier').isEnabled()).toBe(true);
});
