import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DeletedArticle } from '../../gateway/browser/trash.ts';
import { $followedChange } from '../editor/publication/visible-changes.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { TrashScreen } from './TrashScreen.tsx';
import type { TrashServices } from './screen.ts';

const GONE: DeletedArticle = {
  id: 'a',
  title: 'Un regret',
  contentType: 'anecdote',
  status: 'draft',
  deletedAt: '2026-05-14T12:00:00Z',
};

const fakes = () => ({
  ...fakeServices(),
  deletedArticles: vi.fn<TrashServices['deletedArticles']>(),
});
let services: ReturnType<typeof fakes>;
const open = () => renderScreen(<TrashScreen />, services, '/admin/corbeille');
const restore = () => page.getByRole('button', { name: 'Restaurer «\u00a0Un regret\u00a0»' });

beforeEach(() => {
  services = fakes();
  services.deletedArticles.mockResolvedValue([GONE]);
});
afterEach(() => {
  document.documentElement.style.colorScheme = '';
});

it('says what was deleted, when, and how long it stays', async () => {
  await open();
  await expect.element(page.getByText('Un regret')).toBeVisible();
  expect(page.getByRole('listitem').element().textContent).toBe(
    'Un regretAnecdoteBrouillonSupprimé le 14/05/2026Encore 12 joursRestaurer',
  );
});

it('says that the trash is empty', async () => {
  services.deletedArticles.mockResolvedValue([]);
  await open();
  await expect.element(page.getByText(/La corbeille est vide/)).toBeVisible();
});

it('reports that the trash cannot be loaded, and loads it again on « Réessayer »', async () => {
  services.deletedArticles.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await expect.element(page.getByRole('alert')).toBeVisible();
  services.deletedArticles.mockResolvedValue([GONE]);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(restore()).toBeVisible();
});

describe('restoring', () => {
  it.each([
    ['restored', 0],
    ['not_deleted', 0],
    ['restored_without_slug', 1],
  ] as const)('takes the article out of the trash when the server answers %s', async (outcome, warnings) => {
    services.restoreArticle.mockResolvedValue(outcome);
    await open();
    await expect.element(restore()).toBeVisible();
    services.deletedArticles.mockResolvedValue([]);
    await restore().click();
    await expect.element(restore()).not.toBeInTheDocument();
    expect(services.restoreArticle.mock.calls).toEqual([['a']]);
    expect(services.toasts.tell.mock.calls[0]?.[1]).toMatchObject({ link: { address: '/admin/editor/a' } });
    expect(services.toasts.warn).toHaveBeenCalledTimes(warnings);
  });

  it.each([
    ['the only article', []],
    ['one of several articles', [{ ...GONE, id: 'b', title: 'Un autre' }]],
  ])('moves the focus from %s to the introduction above the list', async (_name, others) => {
    services.restoreArticle.mockResolvedValue('restored');
    services.deletedArticles.mockResolvedValue([GONE, ...others]);
    await open();
    await expect.element(restore()).toBeVisible();
    services.deletedArticles.mockResolvedValue(others);
    restore().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(restore()).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Un article supprimé reste ici/)).toHaveFocus();
  });

  it('leaves the focus on a button that was focused during the request', async () => {
    const answer = Promise.withResolvers<'restored'>();
    services.restoreArticle.mockReturnValue(answer.promise);
    const others = [{ ...GONE, id: 'b', title: 'Un autre' }];
    services.deletedArticles.mockResolvedValue([GONE, ...others]);
    await open();
    await restore().click();
    const other = page.getByRole('button', { name: /Un autre/ });
    other.element().focus();
    services.deletedArticles.mockResolvedValue(others);
    answer.resolve('restored');
    await expect.element(restore()).not.toBeInTheDocument();
    await expect.element(other).toHaveFocus();
  });

  it('starts to follow the publication when the restored article is public', async () => {
    services.restoreArticle.mockResolvedValue('restored');
    services.isPublic.mockResolvedValue(true);
    await open();
    await restore().click();
    await expect.poll(() => $followedChange.get()).toMatchObject({ change: 'restore', publicationId: null });
    expect(services.isPublic.mock.calls).toEqual([['a']]);
  });

  it.each(['refused', 'failed'] as const)(
    'leaves the article in the trash and shows a warning when the outcome is %s',
    async (outcome) => {
      services.restoreArticle.mockResolvedValue(outcome);
      await open();
      await restore().click();
      await expect
        .poll(() => services.toasts.warn.mock.calls[0]?.[0].text)
        .toBe('Erreur lors de la restauration de l’article');
      await expect.element(restore()).toBeVisible();
    },
  );
});

it('has no axe violation in dark mode', async () => {
  document.documentElement.style.colorScheme = 'dark';
  await open();
  await expect.element(restore()).toBeVisible();
  const { violations } = await axe.run('main');
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
