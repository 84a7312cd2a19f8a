import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../support/accounts.ts';
import { administerSharedCopy, type AdministeredSite } from '../../support/administered-site.ts';
import { button, newDraft } from '../../support/editor-page.ts';
import { keptCount } from '../../support/kept-texts.ts';

const EMAIL = 'liste@exemple.fr';

let site: AdministeredSite;

beforeAll(async () => {
  site = await administerSharedCopy(EMAIL);
});
afterAll(() => site.stop());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const titled = (action: string, title: string) => `${action} «\u00a0${title}\u00a0»`;

it('the list marks scheduled articles, keeps its view in the address, and asks for the password of a lost session', async () => {
  const planned = { status: 'published', published_at: '2099-01-02T14:05:00Z' };
  await newDraft(site.operator, 'Pour la saison prochaine', planned);
  await newDraft(site.operator, 'Encore au four');
  const visit = await site.newVisit();
  await visit.keepSession(site.session);
  const page = await visit.open('/admin/editor');
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await row('Pour la saison prochaine').getByText('Programmé le 02/01/2099 à 15\u00a0h\u00a005').waitFor();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await page.getByText(/^Page 2 sur/).waitFor();
  expect(new URL(page.url()).search).toBe('?page=2');
  // The search spans articles of every state, and stays when a state is chosen.
  await page.getByLabel('Chercher un article').fill('four');
  await row('Encore au four').getByText('Brouillon', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Brouillons' }).click();
  await page.waitForURL('**tab=drafts**recherche=four**');
  await row('Encore au four').getByRole('link', { name: 'Encore au four', exact: true }).click();
  await page.getByRole('link', { name: 'Retour aux articles' }).click();
  await page.waitForURL('**tab=drafts**recherche=four**');
  await row('Encore au four').waitFor();

  // Both in one step: the site's state is polled every few seconds, and a poll would open the dialog over the link.
  await page.getByRole('link', { name: 'Publiés' }).evaluate((link: HTMLAnchorElement) => {
    localStorage.clear();
    link.click();
  });
  const dialog = page.getByRole('dialog', { name: 'Ta session a expiré' });
  await dialog.getByLabel('Mot de passe').fill(PASSWORD);
  await button(dialog, 'Me reconnecter').click();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL('**recherche=four**');
  expect(visit.problems).toEqual([]);
  await visit.context.close();
});

it('signing out first names the texts that were never saved, and erases them only after confirmation', async () => {
  const { data } = await site.copy.visitor().auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  const visit = await site.newVisit();
  await visit.keepSession(JSON.stringify(data.session));
  const writing = await visit.open('/admin/blog/new?type=blog');
  await writing.getByLabel(/^Titre de l’/).fill('Resté ici');
  await expect.poll(() => keptCount(writing)).toBeGreaterThan(0);
  await writing.close();
  const page = await visit.open('/admin/editor');
  await heading(page, 'Textes non enregistrés').waitFor();
  await button(page, titled('Ouvrir', 'Resté ici')).click();
  await button(page, 'Reprendre ce texte').waitFor();
  await page.goBack();

  await button(page, 'Se déconnecter').click();
  const dialog = page.getByRole('dialog', { name: /^Te déconnecter maintenant/ });
  await dialog.getByRole('link', { name: 'Resté ici' }).waitFor();
  await button(dialog, 'Rester').click();
  expect(await keptCount(page)).toBeGreaterThan(0);
  await button(page, 'Se déconnecter').click();
  await button(dialog, 'Effacer et me déconnecter').click();
  await heading(page, 'Connexion Administrateur').waitFor();
  expect(await keptCount(page)).toBe(0);
  expect(visit.problems).toEqual([]);
});
