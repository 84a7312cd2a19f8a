import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TitleRenaming } from '../../../src/gateway/browser/articles.ts';
import { GatewayError } from '../../../src/gateway/browser/gateway-error.ts';
import { renderScreen } from '../../../src/admin/services.support.tsx';
import { apply, paste, servicesWithTitles, states } from '../../../src/admin/titles/titles-dialog.support.ts';
import { TitlesDialog } from '../../../src/admin/titles/TitlesDialog.tsx';

let services: ReturnType<typeof servicesWithTitles>;
const onClose = vi.fn();
const open = () => renderScreen(<TitlesDialog onClose={onClose} />, services);

beforeEach(() => {
  onClose.mockReset();
  services = servicesWithTitles();
});

it('suggests articles’ titles while the writer types a former title', async () => {
  const target = { id: '1', title: 'Avant', slug: null, contentType: 'blog', status: 'published' } as const;
  services.findArticles.mockResolvedValue([{ ...target, id: '2', title: 'Avant-hier' }, target]);
  await open();
  await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await page.getByLabelText('Nouveau titre, ligne 1').fill('Après');
  await page.getByLabelText('Ancien titre, ligne 1').fill('av');
  await expect.element(page.getByRole('option', { name: 'Avant-hier' })).toBeVisible();
  expect(services.findArticles.mock.calls).toEqual([['av']]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByLabelText('Ancien titre, ligne 1')).toHaveValue('Avant');
  await expect.poll(states).toEqual(['found']);
  expect(page.getByRole('option').query()).toBeNull();
});

it('stays open after applying when lines were left out or edited meanwhile', async () => {
  const answer = Promise.withResolvers<TitleRenaming>();
  services.renameArticles.mockReturnValueOnce(answer.promise);
  await open();
  await paste('Avant → Après\nAvant → Encore après\nVide → \nAutre → Trouvé');
  await expect.poll(states).toEqual(['found', 'repeated', 'empty', 'not-found']);
  await apply().click();
  await page.getByLabelText('Nouveau titre, ligne 4').fill('Mieux trouvé');
  services.articlesByTitles.mockResolvedValueOnce([]);
  answer.resolve({ updatedCount: 2, notFoundTitles: [], publicationId: null });
  await expect.poll(states).toEqual(['not-found', 'empty', 'not-found']);
  await expect.element(page.getByLabelText('Nouveau titre, ligne 3')).toHaveValue('Mieux trouvé');
  expect(onClose).not.toHaveBeenCalled();
});

it('says after a failure whether titles may have changed, keeps the lines, and looks the titles up again', async () => {
  await open();
  await paste('Avant → Après\nNi chaud ni froid');
  await expect.poll(states).toEqual(['found']);
  for (const [error, advice] of [
    [new GatewayError('signed-out', 401, '', ''), /^Aucun titre n’a changé/],
    [new TypeError('Failed to fetch'), /La réponse s’est perdue/],
  ] as const) {
    services.renameArticles.mockRejectedValueOnce(error);
    await apply().click();
    await expect
      .poll(() => services.toasts.warn.mock.lastCall?.[0])
      .toMatchObject({
        text: 'Une erreur est survenue lors de la mise à jour des titres',
        advice: expect.stringMatching(advice),
      });
    await expect.poll(states).toEqual(['found']);
  }
  services.renameArticles.mockResolvedValue({ updatedCount: 1, notFoundTitles: [], publicationId: null });
  await apply().click();
  await expect.poll(states).toEqual([]);
  await expect.element(page.getByLabelText('Colle ici une ligne par article')).toHaveValue('Ni chaud ni froid');
  expect(onClose).not.toHaveBeenCalled();
  services.renameArticles.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await paste('Avant → Après');
  await expect.poll(states).toEqual(['found']);
  services.articlesByTitles.mockResolvedValue([]);
  await apply().click();
  await expect.poll(states).toEqual(['not-found']);
});

it('asks for confirmation before the dialog or the page closes with pasted lines or a table not applied', async () => {
  const QUESTION = 'Des titres de ce tableau ne sont pas appliqués. Les abandonner\u202f?';
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const close = () => page.getByRole('button', { name: 'Fermer' }).click();
  await open();
  for (const write of [() => page.getByRole('textbox').fill('Avant → Après'), () => paste('Avant → Après')]) {
    asked.mockClear();
    await write();
    await userEvent.keyboard('{Escape}');
    await close();
    await expect.poll(() => asked.mock.calls).toEqual([[QUESTION], [QUESTION]]);
    expect(onClose).not.toHaveBeenCalled();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  }
  asked.mockReturnValue(true);
  await close();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  asked.mockRestore();
});
