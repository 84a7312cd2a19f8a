import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/accounts.ts';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';

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

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const titled = (action: string, title: string) => `${action} «\u00a0${title}\u00a0»`;

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

describe('a row', () => {
  it('is duplicated, and leads to its copy', async () => {
    const { id } = await newArticle('À double tour');
    const page = await open('/admin/editor?recherche=double');
    await button(page, titled('Dupliquer', 'À double tour')).click();
    await page.waitForURL(/\/admin\/editor\/[0-9a-f-]{36}$/);
    const copyId = page.url().split('/').at(-1) ?? '';
    expect(copyId).not.toBe(id);
    expect(await articleOf(copyId)).toMatchObject({ status: 'draft', content: '<p>Un mot.</p>' });
  });
});

it('the statistics count, and rank with a way to each editor', async () => {
  const { id } = await newArticle('Vu de partout', { view_count: 123_456_789 });
  const page = await open('/admin/editor?tab=stats');
  await page.getByText('Vues totales').waitFor();
  const first = page.getByRole('tabpanel', { name: 'Articles les plus vus' }).getByRole('listitem').first();
  expect(await first.textContent()).toMatch(/^1Vu de partoutBlogPublié123\s456\s789\svues$/u);
  expect(await first.getByRole('link').getAttribute('href')).toBe(`/admin/editor/${id}`);
});

it('the trash gives articles back, also those whose address is taken meanwhile', async () => {
  const deletion = { deleted_at: new Date(Date.now() - 36 * 3_600_000).toISOString() };
  const lost = await newArticle('Perdu de vue', { slug: 'perdu-de-vue', ...deletion });
  const ousted = await newArticle('Chassé de chez lui', { slug: 'la-maison', ...deletion });
  await newArticle('Nouvel occupant', { slug: 'la-maison' });
  const page = await open('/admin/corbeille');
  const item = page.getByRole('listitem').filter({ hasText: 'Perdu de vue' });
  await item.getByText('Encore 29 jours').waitFor();
  await button(item, titled('Restaurer', 'Perdu de vue')).click();
  await expect.poll(() => articleOf(lost.id)).toMatchObject({ deleted_at: null, slug: 'perdu-de-vue' });
  await button(page, titled('Restaurer', 'Chassé de chez lui')).click();
  await page.getByRole('alert').getByText('Article revenu, sans son adresse').waitFor();
  expect(await articleOf(ousted.id)).toMatchObject({ deleted_at: null, slug: null });
});

describe('the session', () => {
  const ownSession = async () => {
    const { data } = await site.copy.visitor().auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    return JSON.stringify(data.session);
  };

  it('of a member leads to the sign-in', async () => {
    const member = await site.newAccount('membre-de-la-liste@exemple.fr');
    const page = await open('/admin/editor', member.session);
    await heading(page, 'Connexion Administrateur').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/auth');
  });

  it('is left only once it is said what becomes of a text that was never sent', async () => {
    const writing = await open('/admin/blog/new?type=blog', await ownSession());
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
  });
});

/** How much of texts this browser keeps. */
function keptCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('coquelicot-journal-2', 1);
        request.onsuccess = () => {
          const count = request.result.transaction('entries').objectStore('entries').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
  );
}
