import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/accounts.ts';
import { axeViolations } from '../../support/axe.ts';
import {
  administerSharedCopy,
  undoButton,
  type AdministeredSite,
  type Visit,
} from '../../support/administered-site.ts';

const EMAIL = 'liste@exemple.fr';

let site: AdministeredSite;
let visit: Visit;

beforeAll(async () => {
  site = await administerSharedCopy(EMAIL);
});
beforeEach(async () => {
  visit = await site.newVisit();
});
afterEach(async () => {
  await visit.context.close();
  expect(visit.problems).toEqual([]);
});
afterAll(() => site.stop());

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const titled = (action: string, title: string) => `${action} «\u00a0${title}\u00a0»`;
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const titles = (page: Page) => page.locator('tbody th a').allTextContents();

async function open(address: string, session = site.session): Promise<Page> {
  await visit.keepSession(session);
  return visit.open(address);
}

type ArticleFields = {
  slug?: string;
  status?: string;
  deleted_at?: string;
  published_at?: string;
  view_count?: number;
};

async function newArticle(title: string, fields: ArticleFields = {}) {
  const row = { title, content: '<p>Un mot.</p>', content_type: 'blog', status: 'published', ...fields };
  const { data } = await site.operator.from('blog_posts').insert(row).select().single().throwOnError();
  return data;
}

async function articleOf(id: string) {
  const { data } = await site.operator.from('blog_posts').select().eq('id', id).single().throwOnError();
  return data;
}

it('the list shows articles with their marks, sorts and searches them, and keeps its view in the address', async () => {
  await newArticle('Pour la saison prochaine', { published_at: '2099-01-02T14:05:00Z' });
  for (const title of ['Rangement, pour finir', 'Au rangement, pour commencer']) await newArticle(title);
  await newArticle('Encore au four', { status: 'draft' });
  const page = await open('/admin/editor');
  await row(page, 'Pour la saison prochaine').getByText('Programmé le 02/01/2099 à 15\u00a0h\u00a005').waitFor();
  expect(await titles(page)).toHaveLength(20);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await page.getByText(/^Page 2 sur/).waitFor();
  expect(new URL(page.url()).search).toBe('?page=2');

  // The search spans every state, and stays when one of them is chosen.
  await page.getByLabel('Chercher un article').fill('RANGEMENT');
  await page.waitForURL('**recherche=RANGEMENT**');
  await page.getByRole('columnheader', { name: 'Titre' }).getByRole('button').click();
  const sorted = ['Au rangement, pour commencer', 'Rangement, pour finir'];
  // Articles that have the word in their text come after.
  const firstTitles = async () => (await titles(page)).slice(0, sorted.length);
  await expect.poll(firstTitles).toEqual(sorted);
  await page.getByRole('columnheader', { name: 'Titre' }).getByRole('button').click();
  await page.waitForURL('**inverse=1**');
  await expect.poll(firstTitles).toEqual(sorted.toReversed());
  await page.getByLabel('Chercher un article').fill('four');
  await row(page, 'Encore au four').getByText('Brouillon', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Brouillons' }).click();
  await page.waitForURL('**tab=drafts**recherche=four**');
  await row(page, 'Encore au four').getByRole('link', { name: 'Encore au four', exact: true }).click();
  await page.getByRole('link', { name: 'Retour aux articles' }).click();
  await page.waitForURL('**tab=drafts**recherche=four**');
  await row(page, 'Encore au four').getByText('Brouillon', { exact: true }).waitFor();
});

describe('a row', () => {
  it('is deleted once that is confirmed, and comes back when that is undone', async () => {
    const { id } = await newArticle('À jeter, peut-être');
    await visit.context.clock.install();
    const page = await open('/admin/editor?recherche=peut-être');
    const remove = button(page, titled('Supprimer', 'À jeter, peut-être'));
    const dialog = page.getByRole('dialog', { name: /^Êtes-vous sûr de vouloir supprimer cet article/ });
    await remove.click();
    // Little time passes for the page, however much does for the machine: the offer to undo stands.
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(dialog, 'Supprimer').click();
    const isShown = async () => {
      await visit.pass(10);
      return (await undoButton(page).count()) === 0 || (await row(page, 'À jeter').count()) > 0;
    };
    await expect.poll(isShown).toBe(false);
    expect((await articleOf(id)).deleted_at).not.toBeNull();
    await undoButton(page).click();
    await page.clock.resume();
    await row(page, 'À jeter').waitFor();
    expect(await articleOf(id)).toMatchObject({ deleted_at: null });
  });
});

it('the address of a deleted article leads to its restoration, and one that never was leads nowhere', async () => {
  const { id } = await newArticle('Jeté par erreur', { deleted_at: new Date().toISOString() });
  const page = await open(`/admin/editor/${crypto.randomUUID()}?type=blog`);
  await page.getByRole('heading', { name: 'Article non trouvé' }).waitFor();
  await page.goto(new URL(`/admin/editor/${id}?type=blog`, page.url()).href);
  await page.getByRole('heading', { name: 'Cet article est dans la corbeille' }).waitFor();
  await button(page, 'Restaurer l’article').click();
  await expect.poll(async () => (await articleOf(id)).deleted_at).toBeNull();
});

it('titles are changed many at once, and what is not found is said', async () => {
  const { id } = await newArticle('Un vieux titre');
  const page = await open('/admin/editor');
  await button(page, 'Optimiser les titres').click();
  const dialog = page.getByRole('dialog', { name: 'Optimiser les titres' });
  await dialog.getByLabel('Colle ici une ligne par article').fill('Un vieux titre → Un titre neuf\nJamais vu => Rien');
  await button(dialog, 'Ajouter au tableau').click();
  await dialog.getByText('Trouvé').waitFor();
  await dialog.getByText('Aucun article n’a ce titre').waitFor();
  await button(dialog, 'Appliquer').click();
  await expect.poll(async () => (await articleOf(id)).title).toBe('Un titre neuf');
});

describe('the session', () => {
  const ownSession = async () => {
    const { data } = await site.copy.visitor().auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    return JSON.stringify(data.session);
  };

  it('that expires on a screen is begun again there, and the screen goes on', async () => {
    const page = await open('/admin/editor?recherche=cimetière', await ownSession());
    await expect.poll(() => titles(page)).toContain('Le date au cimetière (c’était son idée)');
    // At once: the site's state is asked for every few seconds, and that question would open the dialog over the link.
    await page.getByRole('link', { name: 'Brouillons' }).evaluate((link: HTMLAnchorElement) => {
      localStorage.clear();
      link.click();
    });
    const dialog = page.getByRole('dialog', { name: 'Ta session a expiré' });
    await dialog.getByLabel('Mot de passe').fill(PASSWORD);
    await button(dialog, 'Me reconnecter').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^0 résultat pour/).waitFor();
  });
});
