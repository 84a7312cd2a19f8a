import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { $followedChange, forgetChange } from '../../../src/admin/editor/publication/visible-changes.ts';
import { fakeServices, renderScreen } from '../../../src/admin/services.support.tsx';
import { BIO, CAT } from '../../../src/admin/list/listed-article.support.ts';
import { ListScreen } from '../../../src/admin/list/ListScreen.tsx';

let services: ReturnType<typeof fakeServices>;

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
    services.listArticles.mockResolvedValue({ articles: [BIO, CAT], total: 2 });
    services.deleteArticle.mockResolvedValue('deleted');
    services.restoreArticle.mockResolvedValue('restored');
  });

  it('starts no publication to follow for an article that visitors do not see', async () => {
    forgetChange();
    await open();
    await page.getByRole('button', { name: 'Supprimer «\u00a0Le chat a choisi\u00a0»' }).click();
    await dialog().getByRole('button', { name: 'Supprimer' }).click();
    await expect.poll(() => services.deleteArticle.mock.calls).toEqual([[CAT.id]]);
    await expect.poll(() => services.toasts.offerUndo.mock.calls.length).toBe(1);
    expect($followedChange.get()).toBeNull();
  });

  it('can be undone: the article is restored, and its row is shown again', async () => {
    services.toasts.offerUndo.mockResolvedValue('undone');
    await open();
    await remove();
    await dialog().getByRole('button', { name: 'Supprimer' }).click();
    await expect.poll(() => services.restoreArticle.mock.calls).toEqual([[BIO.id]]);
    await expect.poll(() => $followedChange.get()).toMatchObject({ change: 'restore', publicationId: null });
    await expect.element(row('Écrire')).toBeVisible();
  });
});
