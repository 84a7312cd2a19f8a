import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { violationsInBothSchemes } from '../both-schemes.support.ts';
import { fakeServices, NOW, renderScreen } from '../services.support.tsx';
import { ShellHeader } from '../shell/ShellHeader.tsx';
import { keptListAddress } from '../way-back.ts';
import { keepPage } from './kept-page.ts';
import { BIO, CAT, listedArticle } from './listed-article.support.ts';
import { ListScreen } from './ListScreen.tsx';

let services: ReturnType<typeof fakeServices>;

const answerWith = (articles: ListedArticle[], total = articles.length) =>
  services.listArticles.mockResolvedValue({ articles, total });
const open = (address?: string) => renderScreen(<ListScreen />, services, address);
const row = (title: string) => page.getByRole('row').filter({ hasText: title });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  services = fakeServices();
  await page.viewport(1280, 900);
});

describe('the published tab', () => {
  it('shows type, date, marks and link of each article, and sorts by its column headers', async () => {
    answerWith([BIO, CAT]);
    const { history } = await open();
    await expect.element(row('Écrire une bio')).toBeVisible();
    const cells = (title: string) => [...row(title).element().querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells('Écrire une bio').slice(0, 3)).toEqual(['Blog', '14/05/2026', '4 min de lecture']);
    expect(cells('Le chat').slice(0, 2)).toEqual(['Anecdote', '14/06/2026']);
    expect(row('Le chat').element().textContent).toContain('Programmé le 14/06/2026 à 14\u00a0h\u00a005');
    expect(row('Écrire').getByRole('link', { name: 'Voir «\u00a0Écrire une bio\u00a0»' }).element()).toHaveAttribute(
      'href',
      '/blog/ecrire-une-bio',
    );
    expect(row('Le chat').getByRole('link', { name: /^Voir/ }).query()).toBeNull();
    expect(row('Le chat').getByRole('button', { name: 'Voir «\u00a0Le chat a choisi\u00a0»' }).query()).not.toBeNull();
    expect(row('Écrire').element().querySelector('img')?.getAttribute('src')).toBe('/placeholder.svg');
    await expect.element(page.getByRole('status')).toHaveTextContent('2 articles publiés ou programmés');
    expect(page.getByRole('link', { name: 'Publiés' }).element()).toHaveAttribute('aria-current', 'page');

    const header = page.getByRole('columnheader', { name: 'Titre' });
    await expect.element(header).toHaveAttribute('aria-sort', 'none');
    await header.getByRole('button').click();
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
    await header.getByRole('button').click();
    await expect.element(header).toHaveAttribute('aria-sort', 'descending');
    expect(history.at(-1)).toBe('/admin/editor?tri=titre&inverse=1');
    expect(services.listArticles.mock.lastCall?.[0]).toMatchObject({ sort: 'title', isAscending: false });
  });

  it('says when it is empty and links to a new article, as does the tab of drafts', async () => {
    answerWith([]);
    await open();
    await expect.element(page.getByText('Aucun article publié pour le moment.')).toBeVisible();
    expect(page.getByRole('link', { name: 'Créer votre premier article' }).element()).toHaveAttribute(
      'href',
      '/admin/blog/new',
    );
    await page.getByRole('link', { name: 'Brouillons' }).click();
    await expect.element(page.getByText('Aucun brouillon enregistré.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Créer un nouveau brouillon' })).toBeVisible();
  });

  it('turns pages, and searches from the first page once typing pauses', async () => {
    answerWith([BIO, CAT, listedArticle({ id: 'w', workingCopySavedAt: '2026-05-31T12:00:00Z' })], 45);
    const { history } = await open('/admin/editor?page=2');
    await expect.element(page.getByText('Page 2 sur 3')).toBeVisible();
    expect(await violationsInBothSchemes(document.querySelector('main'))).toEqual([]);
    await expect
      .element(page.getByRole('link', { name: 'Page suivante' }))
      .toHaveAttribute('href', '/admin/editor?page=3');
    await expect.element(page.getByRole('link', { name: 'Page précédente' })).toHaveAttribute('href', '/admin/editor');
    const next = page.getByRole('link', { name: 'Page suivante' });
    next.element().scrollIntoView({ block: 'end' });
    await next.click();
    await expect.element(page.getByText('Page 3 sur 3')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveFocus();
    await expect.element(page.getByRole('status')).toBeInViewport();
    expect(page.getByRole('link', { name: 'Page suivante' }).query()).toBeNull();
    expect(history.at(-1)).toBe('/admin/editor?page=3');

    services.listArticles.mockResolvedValue({ articles: [], total: 0 });
    await page.getByLabelText('Chercher un article').fill('licorne');
    await expect.element(page.getByText('Aucun titre ne contient «\u00a0licorne\u00a0».')).toBeVisible();
    expect(history.at(-1)).toBe('/admin/editor?etat=tous&recherche=licorne');
    expect(services.listArticles.mock.lastCall?.[0]).toMatchObject({ status: 'all', search: 'licorne', page: 1 });
    await expect.element(page.getByRole('link', { name: 'Tous' })).toHaveAttribute('aria-current', 'page');
    expect(page.getByRole('link', { name: 'Brouillons' }).element()).toHaveAttribute(
      'href',
      '/admin/editor?tab=drafts&recherche=licorne',
    );
    await page.getByRole('button', { name: 'Effacer la recherche' }).click();
    await expect.element(page.getByLabelText('Chercher un article')).toHaveValue('');
  });

  it('goes to the last page when the page of the address does not exist', async () => {
    services.listArticles.mockImplementation(async ({ page: asked }) => ({
      articles: asked > 2 ? [] : [BIO],
      total: 40,
    }));
    const { history } = await open('/admin/editor?page=9');
    await expect.element(page.getByText('Page 2 sur 2')).toBeVisible();
    expect(history.at(-1)).toBe('/admin/editor?page=2');
  });
});

describe('the filters', () => {
  it('narrow the list, stand in its address, and are kept for the way back to the list', async () => {
    services.articleFilters.mockResolvedValue({
      categories: ['Rencontres'],
      months: ['2026-11', '2026-10'],
      authors: [{ id: 'b8a3c1de-0000-4000-8000-000000000001', name: 'lea@exemple.fr' }],
    });
    answerWith([BIO], 45);
    const { history } = await open('/admin/editor?tri=titre&page=2');
    await page.getByText('Filtrer').click();
    await page.getByLabelText('Mois').selectOptions('octobre 2026');
    expect(history.at(-1)).toBe('/admin/editor?mois=2026-10&tri=titre');
    await page.getByLabelText('Écrit en dernier par').selectOptions('lea@exemple.fr');
    await page.getByLabelText('Catégorie').selectOptions('Rencontres');
    await page.getByLabelText('Type').selectOptions('Blog');
    await expect
      .poll(() => services.listArticles.mock.lastCall?.[0])
      .toMatchObject({ contentType: 'blog', category: 'Rencontres', month: '2026-10', sort: 'title', page: 1 });
    expect(keptListAddress()).toBe(history.at(-1));
    services.listArticles.mockResolvedValue({ articles: [], total: 0 });
    await page.getByLabelText('Type').selectOptions('Anecdote');
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    expect(history.at(-1)).toBe('/admin/editor?tri=titre');
  });

  it('stay open when the last filter is removed', async () => {
    answerWith([BIO]);
    await open('/admin/editor?type=blog');
    await page.getByLabelText('Type').selectOptions('Tous');
    await expect.element(page.getByLabelText('Type')).toBeVisible();
    await page.getByText('Filtrer').click();
    await expect.element(page.getByLabelText('Type')).not.toBeVisible();
  });
});

it('the drafts tab marks its articles, dates them by their creation, and has no reading time', async () => {
  answerWith([listedArticle({ status: 'draft', publishedAt: null })]);
  await open('/admin/editor?tab=drafts');
  await expect.element(row('Écrire').getByText('Brouillon')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Date de création' })).toBeVisible();
  expect(row('Écrire').element().textContent).toContain('01/05/2026');
  expect(page.getByRole('columnheader', { name: 'Temps de lecture' }).query()).toBeNull();
  expect(services.listArticles.mock.lastCall?.[0]).toMatchObject({ status: 'draft' });
});

describe('the list kept in the browser', () => {
  it('is shown at once, then refreshed and stored again', async () => {
    keepPage(localStorage, 'published', { articles: [BIO], total: 1 }, NOW - 60_000);
    const answer = Promise.withResolvers<{ articles: ListedArticle[]; total: number }>();
    services.listArticles.mockReturnValue(answer.promise);
    await open();
    await expect.element(row('Écrire une bio')).toBeVisible();
    answer.resolve({ articles: [{ ...BIO, title: 'Un autre titre' }], total: 1 });
    await expect.element(row('Un autre titre')).toBeVisible();
    expect(localStorage.getItem('blogPosts-blog')).toContain('Un autre titre');
  });

  it('is not shown for another order', async () => {
    keepPage(localStorage, 'published', { articles: [BIO], total: 1 }, NOW);
    services.listArticles.mockReturnValue(new Promise(() => {}));
    await open('/admin/editor?tri=titre');
    await expect.element(page.getByRole('status', { name: 'Chargement des articles…' })).toBeInTheDocument();
  });
});

it('shows cards and a menu to sort on a phone, without horizontal scrolling, and passes axe', async () => {
  await page.viewport(390, 844);
  answerWith(
    [BIO, { ...CAT, title: 'Anticonstitutionnellement'.repeat(4), workingCopySavedAt: '2026-05-31T12:00:00Z' }],
    45,
  );
  const { history } = await open();
  await expect
    .element(
      page.getByRole('list', { name: 'Articles publiés' }).getByRole('link', { name: 'Écrire une bio', exact: true }),
    )
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await violationsInBothSchemes(document.querySelector('main'))).toEqual([]);
  await page.getByRole('combobox', { name: /Trier par/ }).selectOptions('Titre');
  await expect.poll(() => history.at(-1)).toBe('/admin/editor?tri=titre');
  await page.getByRole('button', { name: 'Ordre croissant' }).click();
  await expect.poll(() => history.at(-1)).toBe('/admin/editor?tri=titre&inverse=1');
  await expect.element(page.getByRole('button', { name: 'Ordre décroissant' })).toBeVisible();
});

it('shows the first article on the first screen of a small phone', async () => {
  await page.viewport(360, 740);
  answerWith([BIO, CAT]);
  await renderScreen(
    <>
      <ShellHeader email="lou@exemple.fr" signOut={() => undefined} />
      <ListScreen />
    </>,
    services,
  );
  const title = page.getByRole('link', { name: 'Écrire une bio', exact: true });
  await expect.element(title).toBeVisible();
  // The header of the site is above.
  expect(title.element().getBoundingClientRect().bottom).toBeLessThan(740 - 140);
});

it('fits a screen 300 px wide', async () => {
  await page.viewport(300, 740);
  answerWith([BIO, CAT]);
  await open();
  await expect.element(page.getByText('Trier par')).toBeVisible();
  expect(document.querySelector('.list-screen')?.scrollWidth).toBeLessThanOrEqual(300);
});

it('leaves titles room beside every column, on a tablet', async () => {
  await page.viewport(768, 1024);
  const title = 'Réveillon : mon date portait le même costume que mon père';
  answerWith([{ ...CAT, title, publishedAt: '2026-12-23T14:10:00Z' }]);
  await open();
  await expect.element(row(title)).toBeVisible();
  const name = row(title).getByRole('link', { name: title, exact: true }).element().getBoundingClientRect();
  expect(name.width).toBeGreaterThan(150);
  const mark = page
    .getByText(/^Programmé le/)
    .element()
    .getBoundingClientRect();
  expect(mark.height).toBeLessThan(50);
  expect(mark.top).toBeGreaterThanOrEqual(name.bottom + 2);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
});
