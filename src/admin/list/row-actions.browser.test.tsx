import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { GatewayError } from '../../gateway/browser/gateway-error.ts';
import { $followedChange, $visibleChanges } from '../editor/publication/visible-changes.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { BIO, CAT } from './listed-article.support.ts';
import { ListScreen } from './ListScreen.tsx';

let services: ReturnType<typeof fakeServices>;

const answerWith = (articles: ListedArticle[]) =>
  services.listArticles.mockResolvedValue({ articles, total: articles.length });
const open = () => renderScreen(<ListScreen />, services);
const row = (title: string) => page.getByRole('row').filter({ hasText: title });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  services = fakeServices();
  await page.viewport(1280, 900);
});

describe('deleting an article in the list', () => {
  const remove = async () => {
    await page.getByRole('button', { name: 'Supprimer «\u00a0Écrire une bio\u00a0»' }).click();
  };
  const dialog = () => page.getByRole('dialog', { name: /Êtes-vous sûr de vouloir supprimer cet article/ });

  beforeEach(async () => {
    answerWith([BIO, CAT]);
    services.deleteArticle.mockResolvedValue('deleted');
    services.restoreArticle.mockResolvedValue('restored');
  });

  it('asks for confirmation, reports a failure, and otherwise removes the row and offers to undo', async () => {
    await open();
    await remove();
    await dialog().getByRole('button', { name: 'Annuler' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(services.deleteArticle).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: 'Supprimer «\u00a0Écrire une bio\u00a0»' })).toHaveFocus();

    services.deleteArticle.mockResolvedValueOnce('failed');
    await remove();
    await dialog().getByRole('button', { name: 'Supprimer' }).click();
    await expect
      .poll(() => services.toasts.warn.mock.calls[0]?.[0].text)
      .toBe('Erreur lors de la suppression de l’article');
    await expect.element(row('Écrire')).toBeVisible();

    services.deleteArticle.mockClear();
    const changesBefore = $visibleChanges.get();
    await remove();
    answerWith([CAT]);
    await dialog().getByRole('button', { name: 'Supprimer' }).click();
    await expect.element(row('Écrire')).not.toBeInTheDocument();
    await expect.element(page.getByText('1\u00a0article publié ou programmé')).toHaveFocus();
    expect(services.deleteArticle.mock.calls).toEqual([[BIO.id]]);
    await expect.poll(() => $visibleChanges.get()).toBe(changesBefore + 1);
    await expect
      .poll(() => services.toasts.offerUndo.mock.calls[0]?.[0])
      .toMatchObject({
        text: 'Article supprimé avec succès',
        undo: 'Annuler',
      });
    await expect.poll(() => services.listArticles.mock.calls.length).toBeGreaterThan(1);
    expect(localStorage.getItem('blogPosts-blog')).not.toContain('Écrire une bio');
    expect($followedChange.get()).toMatchObject({ change: 'delete', publicationId: null });
  });
});

it('duplicating an article reports a failure, and otherwise opens the copy', async () => {
  const duplicate = () => page.getByRole('button', { name: /^Dupliquer « Écrire/u }).click();
  answerWith([BIO]);
  services.duplicateArticle.mockRejectedValueOnce(new GatewayError('unreachable', 0, '', 'Failed to fetch'));
  services.duplicateArticle.mockResolvedValue('copy');
  const { history } = await open();
  await duplicate();
  await expect
    .poll(() => services.toasts.warn.mock.calls[0]?.[0].text)
    .toBe('Erreur lors de la duplication de l’article');
  await duplicate();
  await expect.poll(() => history.at(-1)).toBe('/admin/editor/copy');
  expect(services.toasts.tell.mock.calls).toEqual([['Article dupliqué avec succès']]);
});
