import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { GatewayError } from '../../gateway/browser/gateway-error.ts';
import { fakeServices, NOW, renderScreen } from '../services.support.tsx';
import { keepPage } from './kept-page.ts';
import { BIO, CAT } from './listed-article.support.ts';
import { ListScreen } from './ListScreen.tsx';

const STALE = 'Le contenu affiché est en mode secours. Certaines fonctionnalités peuvent être limitées.';

let services: ReturnType<typeof fakeServices>;

const answerWith = (articles: ListedArticle[], total = articles.length) =>
  services.listArticles.mockResolvedValue({ articles, total });
const open = (address?: string) => renderScreen(<ListScreen />, services, address);
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const silence = new GatewayError('unreachable', 0, '', 'Failed to fetch');

beforeEach(async () => {
  localStorage.clear();
  services = fakeServices();
  await page.viewport(1280, 900);
});

describe('a database that fails', () => {
  it('is asked again three times; then the list shows an error and a button that repeats the request', async () => {
    services.listArticles.mockRejectedValue(silence);
    await open();
    await expect.element(page.getByRole('status', { name: 'Chargement des articles…' })).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Erreur lors du chargement des articles' })).toBeVisible();
    await expect
      .element(page.getByText('Une erreur est survenue lors du chargement des articles', { exact: true }))
      .toBeVisible();
    expect(services.listArticles).toHaveBeenCalledTimes(4);
    answerWith([BIO]);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(row('Écrire')).toBeVisible();
  });

  it('leaves the rows that the browser had kept, and the list says for 5 s that they may be stale', async () => {
    keepPage(localStorage, 'published', { articles: [BIO], total: 1 }, NOW - 60_000);
    services.listArticles.mockRejectedValue(silence);
    await open();
    await expect.element(row('Écrire')).toBeVisible();
    await expect.poll(() => services.toasts.tell.mock.calls).toEqual([[STALE, { milliseconds: 5000 }]]);
    await expect.element(row('Écrire')).toBeVisible();
  });

  it('leaves the shown rows when another order cannot be loaded; the list reports the error and offers a retry', async () => {
    answerWith([BIO]);
    await open();
    await expect.element(row('Écrire')).toBeVisible();
    services.listArticles.mockRejectedValue(silence);
    await page.getByRole('columnheader', { name: 'Titre' }).getByRole('button').click();
    await expect.element(page.getByRole('heading', { name: 'Erreur lors du chargement des articles' })).toBeVisible();
    await expect.element(row('Écrire')).toBeVisible();
    expect(services.toasts.tell.mock.calls).toEqual([[STALE, { milliseconds: 5000 }]]);
    answerWith([CAT, BIO]);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(row('Le chat')).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
    await expect.element(page.getByRole('status')).toHaveFocus();

    // The summary describes the rows that stay, not the failed search. Opening another tab removes the rows.
    services.listArticles.mockRejectedValue(silence);
    await page.getByLabelText('Chercher un article').fill('licorne');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('2 articles publiés ou programmés');
    services.toasts.tell.mockClear();
    await page.getByRole('link', { name: 'Brouillons' }).click();
    await expect.element(row('Écrire')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(services.toasts.tell).not.toHaveBeenCalled();
  });

  it('is not asked again after it has refused the request', async () => {
    services.listArticles.mockRejectedValue(new GatewayError('not-allowed', 403, '42501', 'permission denied'));
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(services.listArticles).toHaveBeenCalledOnce();
  });
});
